import * as v from 'valibot';
import { fields } from '@aylal/contracts';
import type { PrefilledPerson } from '@aylal/shell';

/** How a customer is reached: both are kept while one is shown, so that switching loses nothing typed. */
export interface Contact {
  readonly by: 'phone' | 'email';
  readonly dial_code: string;
  readonly phone: string;
  readonly email: string;
}

export const noContact: Contact = { by: 'phone', dial_code: '976', phone: '', email: '' };

/** A contact that is filled from what was typed elsewhere: the e-mail address where there is one. */
export function contactOfKnown({ email = '', phone = '', dial_code = '' }: PrefilledPerson): Contact {
  return {
    by: email ? 'email' : 'phone',
    dial_code: dial_code || noContact.dial_code,
    phone: phone.replace(/[\s-]/g, ''),
    email,
  };
}

/** What the operations take: an e-mail address, or a phone with its dial code. */
export type ContactBody = { email: string } | { phone: string; dial_code: string };

const byPhone = v.object({ phone: fields.phone, dial_code: fields.dialCode });
const byEmail = v.object({ email: fields.email });

/** The contact as it is sent; throws for one that `contactFault` refuses. */
export function contactBody(contact: Contact): ContactBody {
  return contact.by === 'phone' ? v.parse(byPhone, contact) : v.parse(byEmail, contact);
}

/** The message key of the first fault of the shown contact, at its field. */
export function contactFault(contact: Contact): { field: 'phone' | 'email'; message: string } | null {
  const checked = contact.by === 'phone' ? v.safeParse(byPhone, contact) : v.safeParse(byEmail, contact);
  return checked.success ? null : { field: contact.by, message: checked.issues[0].message };
}

/** As it is read back to the customer: `+976 99112233`, `ner@mail.mn`. */
export function writeContact(contact: Contact): string {
  const body = contactBody(contact);
  return 'email' in body ? body.email : `+${body.dial_code} ${body.phone}`;
}

/** What `sign-in` takes as login. */
export function loginOf(contact: Contact): { login: string; dial_code?: string } {
  const body = contactBody(contact);
  return 'email' in body ? { login: body.email } : { login: body.phone, dial_code: body.dial_code };
}
