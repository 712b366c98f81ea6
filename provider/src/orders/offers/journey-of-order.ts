import { isLocalDate, type LocalDate } from '@aylal/domain';
import type { Deps } from '../../deps.ts';
import { itemOf, type FlightOrderRow } from '../order-row.ts';

/** Where an order goes and when; `end` is null where the way back is not known. */
export interface OrderJourney {
  readonly country: string;
  readonly start: LocalDate;
  readonly end: LocalDate | null;
}

const home = 'MN';

/** The journey abroad of an order; undefined for one at home, and for a product that goes nowhere. A journey of several countries is that to the first of them. */
export async function journeyOfOrder(
  { flightPlaces, hotels }: Pick<Deps, 'flightPlaces' | 'hotels'>,
  order: FlightOrderRow,
): Promise<OrderJourney | undefined> {
  const stay = itemOf(order, 'hotel');
  if (stay) {
    const country = hotels.catalogue.cityOfHotel(stay.code)?.country;
    const { check_in: start, check_out: end } = stay.stay;
    return country && country !== home && isLocalDate(start) && isLocalDate(end) ? { country, start, end } : undefined;
  }
  if (order.product !== 'flight') return undefined;
  const { trips } = order.offer;
  const { places } = await flightPlaces();
  const lands = trips.flatMap(({ flights }) => flights.at(-1) ?? []);
  const country = lands
    .map(({ arrival_airport }) => places.airport(arrival_airport)?.country)
    .find((one) => one !== home);
  const start = trips[0]?.flights[0]?.departure_date ?? '';
  const end = trips.length > 1 ? (lands.at(-1)?.arrival_date ?? '') : '';
  return country && isLocalDate(start) ? { country, start, end: isLocalDate(end) ? end : null } : undefined;
}
