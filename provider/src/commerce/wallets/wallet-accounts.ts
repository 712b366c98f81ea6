import type { WalletType } from '@aylal/contracts/wallet';
import type { Money } from '@aylal/domain/money';
import type { Db, Tx } from '../../platform/database/database.ts';
import { accounts, type LedgerAccount } from '../ledger/ledger.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Written by the database itself whenever a wallet's money moves in the ledger. */
    wallet_balances: { account: string; balance: Money };
  }
}

/** Whose money lies where: the general wallet is the customer's credit (MNY-7), so that what was paid too much is there to see. */
export function walletAccount(userId: string, type: WalletType): LedgerAccount {
  return type === 'wallet' ? accounts.customerCredit(userId) : accounts.gameWallet(userId);
}

/** What a wallet holds, in whole tögrög. */
export interface WalletMoney {
  /** Can be spent now. */
  readonly available: Money;
  /** Is reserved: neither gone nor to be spent a second time. */
  readonly pending: Money;
}

/** The money of a wallet as the ledger has it, at the same price whether it has ten lines or a hundred thousand. */
export async function walletMoney(db: Db | Tx, userId: string, type: WalletType): Promise<WalletMoney> {
  const [own, held] = [walletAccount(userId, type).code, accounts.heldMoney(userId, type).code];
  const rows = await db.selectFrom('wallet_balances').selectAll().where('account', 'in', [own, held]).execute();
  const of = (code: string) => rows.find(({ account }) => account === code)?.balance ?? 0;
  return { available: of(own), pending: of(held) };
}
