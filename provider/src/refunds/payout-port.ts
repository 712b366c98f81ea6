import type { Money } from '@aylal/domain';

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

/** How money goes back to bank accounts. Asked outside any transaction. */
export interface PayoutPort {
  holderOf(bank: string, account: string): Promise<HolderAnswer>;
  /** True once it is paid; asked again for the same reference it pays no second time. False when it could not be done now. */
  pay(payout: Payout): Promise<boolean>;
}
