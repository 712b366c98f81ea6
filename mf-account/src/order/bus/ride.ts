import type { BusOrder, Order, TrainOrder } from '@aylal/contracts/orders';

/** An order of tickets that are refunded one by one, by the time before departure: of a bus, of a train. */
export type RideOrder = BusOrder | TrainOrder;

export function isRide(order: Order): order is RideOrder {
  return order.product === 'bus' || order.product === 'train';
}

/** What of such an order decides about its tickets. */
export interface Ride {
  readonly departureTime: string;
  readonly cancelled: boolean;
  readonly issued: boolean;
  readonly code: string | null;
}

export function rideOf(order: RideOrder): Ride {
  const ride = order.product === 'bus' ? order.bus : order.train;
  return {
    departureTime: order.product === 'bus' ? order.bus.departure_time : order.train.dep_time,
    cancelled: ride.is_departure_cancelled,
    issued: ride.issued,
    code: ride.code,
  };
}

/** The number that a ticket is for: a seat, or a place of a wagon. */
export function placeOf(ticket: RideOrder['pax'][number]): number {
  return 'seat' in ticket ? ticket.seat : ticket.place;
}

/** The number of a ticket itself; empty while none is issued. */
export function ticketIdOf({ ticket_id }: RideOrder['pax'][number]): string {
  return ticket_id ?? '';
}
