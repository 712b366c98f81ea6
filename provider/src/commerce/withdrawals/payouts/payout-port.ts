import type { Money } from '@aylal/domain/money';

declare module '../../../platform/deps.ts' {
  interface Deps {
    readonly payout: PayoutPort;
  }
}

/** Who holds an account, as the bank writes it. */
export interface AccountHolder {
  readonly custFirstName: string;
  readonly custLastName: string;
}

/** `silent`: no answer in time. */
export type HolderAnswer =
  | { readonly kind: 'found'; readonly holder: AccountHolder }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'silent' };

/** Money on its way to a customer's account. */
export interface Payout {
  /** Ours; the bank pays once per reference. */
  readonly reference: string;
  /** The bank's code. */
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
  readonly amount: Money;
}

/** `paid` and `refused` stay what they are for this reference; `silent`: nobody knows, it may be paid. */
export type PayoutAnswer = 'paid' | 'refused' | 'silent';

/** How money goes to bank accounts of customers. Asked outside any transaction. */
export interface PayoutPort {
  holderOf(bank: string, account: string): Promise<HolderAnswer>;
  /** Pays, or tells what became of the same reference before: it is never paid a second time. */
  pay(payout: Payout): Promise<PayoutAnswer>;
  close(): Promise<void>;
}
