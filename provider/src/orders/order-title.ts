import { journeyPlaces, type Locale } from '@aylal/domain';
import { destinationName } from '../esims/destination-names.ts';
import { hotelTitle } from '../hotels/booking/hotel-order-view.ts';
import { itemOf, type FlightOrderRow } from './order-row.ts';

/** What was bought, in one line: the towns of a journey, the destination of an eSIM, a hotel with its city. */
export function orderTitle(order: Pick<FlightOrderRow, 'offer' | 'product' | 'item'>, locale: Locale): string {
  const esim = itemOf(order, 'esim');
  if (esim) return `eSIM · ${destinationName(esim, locale)}`;
  const hotel = itemOf(order, 'hotel');
  return hotel ? hotelTitle(hotel, locale) : journeyPlaces(order.offer.trips).join(' – ');
}
