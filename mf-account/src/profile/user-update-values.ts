import * as v from 'valibot';
import { fields } from '@aylal/contracts';
import { userName, type SessionUser } from '@aylal/contracts/account';
import type { UserField } from './user-dialog-refs.ts';

export interface UserUpdateValues {
  dial_code: string;
  phone: string;
  email: string;
  name: string;
}

const phone = v.pipe(
  v.string(),
  v.nonEmpty('validation_contact_phone_required'),
  v.check((text) => v.is(fields.phone, text), 'validation_contact_phone'),
);

/** The rules of the fields that are asked for (VALID-49 to VALID-52); what is not asked for is not checked. */
export function userUpdateSchema(asked: readonly UserField[]): v.GenericSchema<UserUpdateValues> {
  const rule = <S extends v.GenericSchema<string>>(field: UserField, schema: S) =>
    asked.includes(field) ? schema : v.string();
  return v.object({
    dial_code: asked.includes('phone') ? fields.dialCode : v.string(),
    phone: rule('phone', phone),
    email: rule('email', fields.email),
    name: rule('name', userName),
  });
}

/** What is not known of a customer (VALID-48). */
export function missingFields({ phone, email, first_name }: SessionUser): UserField[] {
  const known = { phone, email, name: first_name };
  return (['phone', 'email', 'name'] as const).filter((field) => known[field] === '');
}
