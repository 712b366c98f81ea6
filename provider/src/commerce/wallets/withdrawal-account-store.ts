import { maskAccountNumber, maskHolderName } from '@aylal/domain/payments';
import * as v from 'valibot';
import { findUser } from '../../accounts/user-store.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { withdrawalsFrom } from './money-guards.ts';
import type { WithdrawalAccountRow } from './withdrawal-tables.ts';

const account = v.object({ account: v.string(), holder: v.string() });

/** What of a bank account is personal, and at rest only sealed. */
export type PersonalAccount = v.InferOutput<typeof account>;

/** Seals an account for one row; nobody can move it to another. */
export function sealAccount(vault: Vault, { account, holder }: PersonalAccount, context: string): string {
  return vault.seal(JSON.stringify({ account, holder }), context);
}

/** The account that was sealed for this row. */
export function openAccount(vault: Vault, sealed: string, context: string): PersonalAccount {
  return v.parse(account, JSON.parse(vault.open(sealed, context)));
}

/** Where this customer's withdrawals go; undefined until an account is saved. */
export async function findWithdrawalAccount(db: Db | Tx, userId: string): Promise<WithdrawalAccountRow | undefined> {
  return db.selectFrom('withdrawal_accounts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Saves the account in place of the one before; codes that were sent for that one are good for nothing from now on. */
export async function saveWithdrawalAccountOf(
  tx: Tx,
  { vault, userId, version, now }: { vault: Vault; userId: string; version: string; now: number },
  { bank_name, account, holder }: PersonalAccount & { bank_name: string },
): Promise<void> {
  const row = {
    version,
    bank_name,
    masked_account: maskAccountNumber(account),
    masked_holder: maskHolderName(holder),
    sealed: sealAccount(vault, { account, holder }, version),
    saved_at: now,
  };
  await tx
    .insertInto('withdrawal_accounts')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Of a wallet that nothing is withdrawn from, or not yet. */
export const noWithdrawalAccount = {
  withdrawal_bank_account: '',
  withdrawal_bank_account_name: '',
  withdrawal_bank_name: '',
  withdrawals_from: null,
} as const;

/** The three fields of GAME-01, masked (GAME-08, GAME-09, PII-2), and from when on money can go there. */
export async function shownWithdrawalAccount(db: Db, userId: string, now: number) {
  const row = await findWithdrawalAccount(db, userId);
  const user = await findUser(db, userId);
  if (!row || !user) return noWithdrawalAccount;
  return {
    withdrawal_bank_account: row.masked_account,
    withdrawal_bank_account_name: row.masked_holder,
    withdrawal_bank_name: row.bank_name,
    withdrawals_from: withdrawalsFrom(user, row, now),
  };
}
