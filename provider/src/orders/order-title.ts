import { journeyPlaces, type Locale } from '@aylal/domain';
import { destinationName } from '../esims/destination-names.ts';
import type { FlightOrderRow } from './order-row.ts';

/** What was bought, in one line: the towns of a journey, the destination of an eSIM. */
export function orderTitle({ offer, item }: Pick<FlightOrderRow, 'offer' | 'item'>, locale: Locale): string {
  return item ? `eSIM · ${destinationName(item, locale)}` : journeyPlaces(offer.trips).join(' – ');
}
