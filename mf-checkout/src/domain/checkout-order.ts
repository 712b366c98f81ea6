import type { FlightOrder, PlainOrder } from '@aylal/contracts';
import { accountRoutes } from '@aylal/routes';

/** What is paid at the checkout: a journey, or one thing at one price. */
export type CheckoutOrder = FlightOrder | PlainOrder;

export function isFlight(order: CheckoutOrder): order is FlightOrder {
  return order.product === 'flight';
}

/** Where what was bought is found once it is paid: a top-up in its wallet, everything else on its order's page. */
export function boughtAt(order: Pick<CheckoutOrder, 'product' | 'ref_number'>): string {
  if (order.product === 'flight') return accountRoutes.order.to({ product: 'flight', refNumber: order.ref_number });
  return accountRoutes.wallet.to();
}
