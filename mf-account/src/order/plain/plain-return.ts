import type { RefundAnswer } from './send-refund.ts';

/** Of an address that asks for the refund of an order without scripts. */
export const refundKey = 'refund';

/** What a refund that was posted without scripts comes to before it is sent, or when it is not. */
export type RefundRefusal =
  | RefundAnswer
  /** Who holds the account, as the bank says: to be read, and sent with the password. */
  | { readonly kind: 'holder'; readonly name: string }
  | { readonly kind: 'no-holder'; readonly reason: 'holderUnknown' | 'holderFailed' };
