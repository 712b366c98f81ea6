import type { Money } from '@aylal/domain/money';
import type { Generated, Selectable } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    withdrawal_accounts: WithdrawalAccountRow;
    wallet_codes: WalletCodeRow;
    withdrawals: WithdrawalTable;
  }
}

/** Where a customer's withdrawals go. `sealed` holds account and holder, bound to `version`, which is another one after every change (PII-2). */
export interface WithdrawalAccountRow {
  user_id: string;
  version: string;
  bank_name: string;
  masked_account: string;
  masked_holder: string;
  sealed: string;
  saved_at: number;
}

/** The codes that open a wallet; only the newest one of its kind counts (GAP-38). */
export type WalletPurpose = 'withdrawal' | 'bank-account';

/** What the newest code was sent for: to this contact, and for this account where there was one (MNY-13). */
export interface WalletCodeRow {
  user_id: string;
  purpose: WalletPurpose;
  identifier: string;
  account_version: string | null;
}

/** A withdrawal; instants are milliseconds of the provider's clock. `sealed` is the account as it was shown, bound to the withdrawal's id. */
export interface WithdrawalTable {
  id: string;
  user_id: string;
  state: 'pending' | 'paid' | 'refused';
  amount: Money;
  description: string;
  bank_name: string;
  masked_account: string;
  sealed: string;
  /** In which its customer asked, and reads what became of it. */
  locale: string;
  asked_at: number;
  finished_at: number | null;
  attempts: Generated<number>;
  /** When the bank is to be asked; null once nothing is to be done. */
  next_at: number | null;
}

export type WithdrawalRow = Selectable<WithdrawalTable>;
