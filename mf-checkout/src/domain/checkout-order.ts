import type { FlightOrder, Order } from '@aylal/contracts';
import { accountRoutes, lotteryRoutes } from '@aylal/routes';

export function isFlight(order: Order): order is FlightOrder {
  return order.product === 'flight';
}

/** The order of the eSIM that is topped up; null for everything else. */
export function toppedUp(order: Order): string | null {
  return order.product === 'esim' ? order.esim.top_up_of : null;
}

/**
 * Where what was bought is found once it is paid: a wallet's top-up in the wallet, tickets of a lottery where they are scratched, everything else on its
 * order's page; who came from an eSIM to top it up is led back to it (ROUTE-04).
 */
export function boughtAt(order: Order, fromEsim: boolean): string {
  const { product, ref_number: refNumber } = order;
  switch (product) {
    case 'top-up':
      return accountRoutes.wallet.to();
    case 'lottery':
      return lotteryRoutes.orderTickets.to({ refNumber });
    default:
      return accountRoutes.order.to({ product, refNumber: (fromEsim ? toppedUp(order) : null) ?? refNumber });
  }
}
