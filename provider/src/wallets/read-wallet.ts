import type { Wallet, WalletTransaction, WalletType } from '@aylal/contracts';
import type { Db } from '../database/database.ts';
import { accounts, balanceOf, type LedgerAccount } from '../ledger/ledger.ts';
import { walletNumber } from './wallet-store.ts';

const LAST = 20;

/** Whose money lies where: the general wallet is the customer's credit (MNY-7), so that what was paid too much is there to see. */
function accountOf(userId: string, type: WalletType): LedgerAccount {
  return type === 'wallet' ? accounts.customerCredit(userId) : accounts.gameWallet(userId);
}

/** GAME-01, WALLET-01: balance and last movements as the ledger has them (MNY-2); we owe it, so a credit balance is money of the customer. */
export async function readWalletOf(db: Db, userId: string, type: WalletType): Promise<Wallet> {
  const account = accountOf(userId, type);
  const account_number = await walletNumber(db, userId, type);
  const rows = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['t.reference', 't.at', 'e.amount'])
    .where('e.account', '=', account.code)
    .orderBy('t.id', 'desc')
    .limit(LAST)
    .execute();
  return {
    current_balance: 0 - (await balanceOf(db, account)),
    account_number,
    withdrawal_bank_account: '',
    withdrawal_bank_account_name: '',
    withdrawal_bank_name: '',
    last_transactions: rows.map((row) => transactionOf(row, account_number)),
  };
}

function transactionOf(
  { reference, at, amount }: { reference: string; at: number; amount: number },
  from_account_number: string,
): WalletTransaction {
  const leaves = amount > 0;
  return {
    fee: 0,
    amount: Math.abs(amount),
    status: 'DONE',
    description: reference,
    transfer_type: leaves ? 'WITHDRAW' : 'DEPOSIT',
    transaction_type: leaves ? 'CREDIT' : 'DEBIT',
    from_account_number,
    approval_date_time: new Date(at).toISOString(),
  };
}
