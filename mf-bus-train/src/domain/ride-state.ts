import type { BusOrder, TrainOrder } from '@aylal/contracts/orders';
import { ticketStateOf } from '@aylal/domain/orders';

/** How the ticket of a ride stands; it is refunded once nobody is left on it. */
export function rideStateOf({ pax, status }: BusOrder | TrainOrder, issued: boolean) {
  const refunded = pax.every(({ is_cancelled }) => is_cancelled);
  return ticketStateOf({ status: status.status_code, issued, refunded });
}
