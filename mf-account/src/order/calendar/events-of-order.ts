import type { Order } from '@aylal/contracts/orders';
import { addDays } from '@aylal/domain/calendar';

/** One entry of a calendar: between two instants, or over whole days, of which `end` is the first that is free again. */
export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
  readonly place: string;
}

/** The calendar events of an order: every flight, ride and transfer at its time, stays, trips, hires and covers over their days. None for what has no day. */
export function eventsOfOrder(order: Order): readonly CalendarEvent[] {
  const whole = (start: string, end: string, title: string, place: string): CalendarEvent[] => [
    { id: order.ref_number, title, start, end, allDay: true, place },
  ];
  const timed = (start: string, end: string, title: string, place: string, at = 0): CalendarEvent => ({
    id: `${order.ref_number}-${at}`,
    title,
    start,
    end,
    allDay: false,
    place,
  });
  switch (order.product) {
    case 'flight':
      return order.search_data.trips
        .flatMap(({ flights }) => flights)
        .map((one, at) =>
          timed(
            one.departure_at,
            one.arrival_at,
            `${one.marketing_airline} ${one.flight_number} ${one.departure_airport} – ${one.arrival_airport}`,
            one.departure_airport_name,
            at,
          ),
        );
    case 'bus':
      return [timed(order.bus.departure_time, order.bus.arrival_time, order.title, order.bus.stop.name)];
    case 'train':
      return [timed(order.train.dep_time, order.train.arr_time, order.title, order.train.from_name)];
    case 'hotel':
      return whole(order.hotel.check_in, order.hotel.check_out, order.title, order.hotel.address);
    case 'trip':
      return whole(order.trip.date, addDays(order.trip.end_date, 1), order.title, '');
    case 'transport':
      return whole(order.transport.date, addDays(order.transport.end_date, 1), order.title, order.transport.pick_up);
    case 'insurance':
      return whole(order.insurance.start_date, addDays(order.insurance.end_date, 1), order.title, '');
    default:
      return [];
  }
}
