import { bankList } from '@aylal/domain';
import { holderName } from '../payouts/holder-name.ts';
import type { PayoutPort } from '../payouts/payout-port.ts';
import { refuse } from '../router/problem-error.ts';

/** Money goes to nobody else than the customer was shown: the holder is asked for once more (GAP-53). */
export async function checkHolder(
  payout: PayoutPort,
  to: { readonly bank_name: string; readonly account_number: string; readonly account_name: string },
): Promise<void> {
  const bank = bankList.find(({ value }) => value === to.bank_name);
  if (!bank) throw refuse('invalid-input', { fields: { bank_name: 'validation_required_bank' } });
  const answer = await payout.holderOf(bank.code, to.account_number);
  if (answer.kind === 'silent') throw refuse('unavailable', { retryAfterSeconds: 5 });
  const name = answer.kind === 'found' ? holderName(answer.holder) : undefined;
  if (name !== to.account_name)
    throw refuse('invalid-input', { fields: { account_name: 'validation_required_account_name' } });
}
