import type { Order } from '@aylal/contracts/orders';
import { accountRoutes } from '@aylal/routes';

/** Of an address that asks, without scripts, to give something of an order back or to end it. */
export const returnKey = 'refund';

/** Tickets of flights, tickets of a ride, a hotel, goods as a whole; or the order itself, or its booking, ends. */
const returns = ['tickets', 'ride', 'hotel', 'full', 'cancel'] as const;
export type Return = (typeof returns)[number];

/** The page of the order with the form of what is asked for. */
export const returnAddress = ({ product, ref_number: refNumber }: Order, what: Return) =>
  accountRoutes.order.to({ product, refNumber }, { [returnKey]: what });

/** What the address asks for. */
export function returnOf(search: URLSearchParams): Return | null {
  return returns.find((one) => one === search.get(returnKey)) ?? null;
}

/** What could not be sent, or is not known to have been: the provider's own sentence, nothing done, no answer. */
export type ReturnRefusal =
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'failed' | 'unknown' };

/** What a refund to a bank account comes to before it is sent. */
export type AccountRefusal =
  /** Who holds the account, as the bank says: to be read, and sent with the password. */
  | { readonly kind: 'holder'; readonly name: string }
  | { readonly kind: 'no-holder'; readonly reason: 'holderUnknown' | 'holderFailed' };
