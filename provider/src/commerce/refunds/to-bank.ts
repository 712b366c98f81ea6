import { maskAccountNumber, settlesAt } from '@aylal/domain/payments';
import { findUser } from '../../accounts/user-store.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { findWithdrawalAccount, openAccount } from '../wallets/withdrawal-account-store.ts';

/** A bank account as a customer types it. */
export interface TypedAccount {
  readonly bank_name: string;
  readonly account_name: string;
  readonly account_number: string;
}

/**
 * The columns of a refund that goes to a bank account, which is sealed for this refund alone. `payout_from` is the instant from which contacts and account have settled (SEC-3): an
 * account is 72 hours old at once when it is the saved one of withdrawals and has settled there; null when nothing is to be waited for.
 */
export async function toBank(
  deps: Pick<Deps, 'vault'>,
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: number },
  typed: TypedAccount,
) {
  const user = await findUser(tx, userId);
  const givenAt = await firstGivenAt(deps, tx, userId, typed, now);
  const changed = [user?.email_changed_at ?? null, user?.phone_changed_at ?? null, givenAt];
  return {
    bank_name: typed.bank_name,
    account_name: typed.account_name,
    account: deps.vault.seal(typed.account_number, id),
    masked_account: maskAccountNumber(typed.account_number),
    payout_from: settlesAt(changed, now),
  };
}

async function firstGivenAt(
  { vault }: Pick<Deps, 'vault'>,
  tx: Tx,
  userId: string,
  { bank_name, account_number }: TypedAccount,
  now: number,
): Promise<number> {
  const saved = await findWithdrawalAccount(tx, userId);
  if (saved?.bank_name !== bank_name) return now;
  return openAccount(vault, saved.sealed, saved.version).account === account_number ? saved.saved_at : now;
}
