import type { Wallet, WalletType } from '@aylal/contracts/wallet';
import type { Deps } from '../../platform/deps.ts';
import { noWithdrawalAccount, shownWithdrawalAccount } from './withdrawal-account-store.ts';
import { walletMoney } from './wallet-accounts.ts';
import { readStatement, walletTransactionOf } from './wallet-statement.ts';
import { walletNumber } from './wallet-store.ts';

const LAST = 20;

/** GAME-01, WALLET-01: what a wallet holds and its last movements, as the ledger has them (MNY-2). */
export async function readWalletOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  type: WalletType,
): Promise<Wallet> {
  const account_number = await walletNumber(db, userId, type);
  const { available, pending } = await walletMoney(db, userId, type);
  const lines = await readStatement(db, { userId, type, limit: LAST });
  return {
    current_balance: available,
    pending_balance: pending,
    account_number,
    ...(type === 'game' ? await shownWithdrawalAccount(db, userId, clock.now()) : noWithdrawalAccount),
    last_transactions: lines.map((line) => walletTransactionOf(line, account_number)),
  };
}
