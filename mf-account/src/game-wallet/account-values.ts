import { accountNumber } from '@aylal/contracts/payments';
import * as v from 'valibot';

/** The account for withdrawals as it is typed; the owner's name comes from the bank. */
export const accountSchema = v.object({
  bank_name: v.pipe(v.string(), v.nonEmpty('validation_required_bank')),
  account_number: accountNumber,
  account_name: v.pipe(v.string(), v.nonEmpty('validation_required_account_name')),
});
