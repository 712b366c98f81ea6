import type { ShownOrder } from './shown-order.ts';

const DAY_MS = 24 * 3_600_000;

/** When what was bought is over, as ISO 8601: a day after the last arrival or the last day, for delays and for places behind our own zone. Undefined for goods without an end. */
export function journeyEnd(order: ShownOrder): string | undefined {
  const last = lastMoment(order);
  const at = last === undefined ? Number.NaN : Date.parse(last);
  return Number.isNaN(at) ? undefined : new Date(at + DAY_MS).toISOString();
}

function lastMoment(order: ShownOrder): string | undefined {
  switch (order.product) {
    case 'flight':
      return order.search_data.trips
        .flatMap(({ flights }) => flights.map(({ arrival_at }) => new Date(arrival_at).toISOString()))
        .toSorted()
        .at(-1);
    case 'bus':
      return order.bus.arrival_time;
    case 'train':
      return order.train.arr_time;
    case 'hotel':
      return endOfDay(order.hotel.check_out);
    case 'trip':
      return endOfDay(order.trip.end_date);
    case 'transport':
      return endOfDay(order.transport.end_date);
    case 'insurance':
      return endOfDay(order.insurance.end_date);
    default:
      return undefined;
  }
}

function endOfDay(date: string): string {
  return `${date}T23:59:59.999Z`;
}
