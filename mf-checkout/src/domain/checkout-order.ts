import type { FlightOrder, Order } from '@aylal/contracts/orders';
import { boughtAt } from '@aylal/routes';

export function isFlight(order: Order): order is FlightOrder {
  return order.product === 'flight';
}

/** The order of the eSIM that is topped up; null for everything else. */
export function toppedUp(order: Order): string | null {
  return order.product === 'esim' ? order.esim.top_up_of : null;
}

/** Where what was bought is found once it is paid; who came from an eSIM to top it up is led back to it (ROUTE-04). */
export function boughtOf(order: Order, fromEsim: boolean): string {
  return boughtAt(order.product, (fromEsim ? toppedUp(order) : null) ?? order.ref_number);
}
