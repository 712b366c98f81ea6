import { plainProducts, type FlightOrder, type PlainOrder, type SuppliedOrder } from '@aylal/contracts';
import { accountRoutes, lotteryRoutes } from '@aylal/routes';

/** What is paid at the checkout: what a supplier makes once it is paid, or one thing at one price. */
export type CheckoutOrder = SuppliedOrder | PlainOrder;

export function isFlight(order: CheckoutOrder): order is FlightOrder {
  return order.product === 'flight';
}

/** Whether a supplier makes it: a ticket, an eSIM. */
export function isSupplied(order: CheckoutOrder): order is SuppliedOrder {
  return !plainProducts.some((product) => product === order.product);
}

/** Where what was bought is found once it is paid: a top-up in its wallet, tickets of a lottery where they are scratched, everything else on its order's page. */
export function boughtAt({ product, ref_number: refNumber }: Pick<CheckoutOrder, 'product' | 'ref_number'>): string {
  switch (product) {
    case 'top-up':
      return accountRoutes.wallet.to();
    case 'lottery':
      return lotteryRoutes.orderTickets.to({ refNumber });
    default:
      return accountRoutes.order.to({ product, refNumber });
  }
}
