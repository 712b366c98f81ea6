import { bankList } from '@aylal/domain/payments';
import type { Deps } from '../../platform/deps.ts';
import { findHolder } from '../withdrawals/payouts/find-holder.ts';
import { holderName } from '../withdrawals/payouts/holder-name.ts';
import type { PlainContext } from '../../platform/http/route.ts';
import { refuse } from '../../platform/http/problem-error.ts';

/** Money goes to nobody else than the customer was shown: the holder is asked for once more (GAP-53). */
export async function checkHolder(
  deps: Pick<Deps, 'payout'>,
  ctx: Pick<PlainContext, 'countLookUp'>,
  to: { readonly bank_name: string; readonly account_number: string; readonly account_name: string },
): Promise<void> {
  const bank = bankList.find(({ value }) => value === to.bank_name);
  if (!bank) throw refuse('invalid-input', { fields: { bank_name: 'validation_required_bank' } });
  const holder = await findHolder(deps, ctx, bank.code, to.account_number);
  if ((holder && holderName(holder)) !== to.account_name)
    throw refuse('invalid-input', { fields: { account_name: 'validation_required_account_name' } });
}
