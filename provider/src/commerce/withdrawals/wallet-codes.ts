import type { CodePurpose } from '@aylal/contracts/account';
import { lockBucket } from '../../accounts/login-rate-limit.ts';
import { consumeCode, purposeKey, tryCode } from '../../accounts/codes.ts';
import { refuseFrozenMoney } from '../../accounts/frozen-money.ts';
import { identifiersOf } from '../../accounts/identifier.ts';
import { refuseForeignContact } from '../../accounts/verify-contact-owner.ts';
import type { CodeToNote } from '../../accounts/send-verify-code-handler.ts';
import { findUser } from '../../accounts/user-store.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { refuseUnsettled } from '../wallets/money-guards.ts';
import { findWithdrawalAccount } from '../wallets/withdrawal-account-store.ts';
import type { WalletCodeRow, WalletPurpose, WithdrawalAccountRow } from '../wallets/withdrawal-tables.ts';

export function isWalletPurpose(purpose: CodePurpose): purpose is WalletPurpose {
  return purpose === 'withdrawal' || purpose === 'bank-account';
}

/**
 * Notes what a code of the wallet is being sent for, in the transaction that makes it and under the lock of its contact. Refuses a contact that is not the account's own,
 * and a withdrawal to nowhere (GAME-07) or before its time (SEC-3).
 */
export async function noteWalletCode(tx: Tx, { userId, purpose, identifier, now }: CodeToNote): Promise<void> {
  if (!isWalletPurpose(purpose)) return;
  const user = await findUser(tx, userId);
  refuseForeignContact(user, identifier);
  await refuseFrozenMoney(tx, userId);
  const account = await findWithdrawalAccount(tx, userId);
  if (purpose === 'withdrawal' && !account) throw refuse('bank-account-missing');
  if (purpose === 'withdrawal') refuseUnsettled(user, account, now);
  const sent = { identifier: identifier.key, account_version: account?.version ?? null };
  await tx
    .insertInto('wallet_codes')
    .values({ user_id: userId, purpose, ...sent })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(sent))
    .execute();
}

export interface WalletCode {
  readonly userId: string;
  readonly purpose: WalletPurpose;
  readonly code: string;
  readonly browser: string | null;
  readonly now: number;
}

/** Why a code does not open the wallet: the first two have been counted, so the transaction must be committed. */
export type WalletCodeFault = 'wrong-code' | 'code-expired' | 'contact-changed' | 'bank-account-changed';

/** What a right code opens: the account that was shown when it was sent, if there was one, and the act that uses the code up. */
export interface OpenedWallet {
  readonly account: WithdrawalAccountRow | undefined;
  consume(): Promise<void>;
}

/**
 * Compares a code with the newest one that was sent for this purpose, on this browser. Contact and bank account are still those of that moment, and stay so
 * until the end of the transaction (MNY-13).
 */
export async function tryWalletCode(
  deps: Pick<Deps, 'vault'>,
  tx: Tx,
  { userId, purpose, code, browser, now }: WalletCode,
): Promise<WalletCodeFault | OpenedWallet> {
  const sent = await findSent(tx, userId, purpose);
  if (!sent) return 'code-expired';
  const bucket = await lockBucket(tx, sent.identifier, userId, browser);
  // After the lock, because who changes a contact takes the two in this order.
  const user = await tx.selectFrom('users').selectAll().where('id', '=', userId).forShare().executeTakeFirstOrThrow();
  if (!identifiersOf(user).some(({ key }) => key === sent.identifier)) return 'contact-changed';
  const key = purposeKey(purpose, userId);
  const outcome = await tryCode(tx, deps.vault, bucket, key, code, now);
  if (outcome !== 'right') return outcome;
  const account = await tx
    .selectFrom('withdrawal_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst();
  if ((account?.version ?? null) !== sent.account_version) return 'bank-account-changed';
  await refuseFrozenMoney(tx, userId);
  if (purpose === 'withdrawal') refuseUnsettled(user, account, now);
  return { account, consume: () => consumeCode(tx, bucket, key) };
}

async function findSent(tx: Tx, userId: string, purpose: WalletPurpose): Promise<WalletCodeRow | undefined> {
  return tx
    .selectFrom('wallet_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}
