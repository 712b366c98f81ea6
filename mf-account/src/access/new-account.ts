import { fields } from '@aylal/contracts';
import { personName } from '@aylal/contracts/account';
import * as v from 'valibot';

/** What opens an account beside its contact and code: names as their owner writes them (decision 0251), and a password (SEC-7). */
export const newAccount = v.object({
  last_name: personName('last_name'),
  first_name: personName('first_name'),
  password: fields.newPassword,
});

export type NewAccount = v.InferOutput<typeof newAccount>;
