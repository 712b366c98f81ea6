import type { BusOrder, TrainOrder } from '@aylal/contracts/orders';

/** An order of tickets that are refunded one by one, by the time before departure: of a bus, of a train. */
export type RideOrder = BusOrder | TrainOrder;

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
