import { isLocalDate } from '@aylal/domain/calendar';
import { homeCountry, type OrderJourney } from '../../../commerce/orders/offers/order-journey.ts';
import { agreedOffer, type OrderRow } from '../../../commerce/orders/order-row.ts';
import type { Deps } from '../../../platform/deps.ts';

/** The journey of flights: one of several countries is that to the first of them. */
export async function flightJourney(
  { flightPlaces }: Pick<Deps, 'flightPlaces'>,
  order: Pick<OrderRow, 'product' | 'offer'>,
): Promise<OrderJourney | undefined> {
  const { trips } = agreedOffer(order);
  const { places } = await flightPlaces();
  const lands = trips.flatMap(({ flights }) => flights.at(-1) ?? []);
  const country = lands
    .map(({ arrival_airport }) => places.airport(arrival_airport)?.country)
    .find((one) => one !== homeCountry);
  const start = trips[0]?.flights[0]?.departure_date ?? '';
  const end = trips.length > 1 ? (lands.at(-1)?.arrival_date ?? '') : '';
  return country && isLocalDate(start) ? { country, start, end: isLocalDate(end) ? end : null } : undefined;
}
