import * as v from 'valibot';
import { instant, money } from '../fields.ts';

/** The general wallet and the one for games (GAP-56, GAP-87). */
export const walletTypes = ['wallet', 'game'] as const;
export type WalletType = (typeof walletTypes)[number];

/** What moved the money of a wallet (proposed). `hold-returned` is the part of a payment that was set aside and not needed. */
export const walletKinds = ['top-up', 'payment', 'withdrawal', 'prize', 'hold-returned', 'credit', 'other'] as const;

/** WALLET-01. What leaves a wallet is a `WITHDRAW` and `CREDIT`, what comes in a `DEPOSIT` and `DEBIT` (the latter pair proposed, and `kind` and `created_at`). */
export const walletTransaction = v.object({
  kind: v.optional(v.picklist(walletKinds), 'other'),
  fee: money,
  amount: money,
  status: v.picklist(['PENDING', 'DONE', 'REFUSED']),
  description: v.string(),
  transfer_type: v.picklist(['WITHDRAW', 'DEPOSIT']),
  transaction_type: v.picklist(['CREDIT', 'DEBIT']),
  from_account_number: v.string(),
  /** Null while it is pending. */
  approval_date_time: v.nullable(instant),
  created_at: v.optional(v.nullable(instant), null),
});

/** GAME-01. The three fields of the bank are empty until the customer has saved an account for withdrawals. */
export const wallet = v.object({
  current_balance: money,
  /** What is reserved for a payment or a withdrawal under way, not part of `current_balance` (proposed). */
  pending_balance: v.optional(money, 0),
  account_number: v.string(),
  withdrawal_bank_account: v.string(),
  withdrawal_bank_account_name: v.string(),
  withdrawal_bank_name: v.string(),
  /** From when on money can be withdrawn, while a new contact or bank account has to settle (SEC-3, proposed); null when it can be now. */
  withdrawals_from: v.optional(v.nullable(instant), null),
  last_transactions: v.array(walletTransaction),
});

export type Wallet = v.InferOutput<typeof wallet>;
export type WalletTransaction = v.InferOutput<typeof walletTransaction>;
