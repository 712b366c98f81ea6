import { journeyPlaces, type Locale } from '@aylal/domain';
import { destinationName } from '../esims/destination-names.ts';
import { packageTitle } from '../esims/plan-words.ts';
import type { FlightOrderRow } from './order-row.ts';

/** What was bought, in one line: the towns of a journey, the destination of an eSIM, and what is added to it by a top-up. */
export function orderTitle({ offer, item }: Pick<FlightOrderRow, 'offer' | 'item'>, locale: Locale): string {
  if (!item) return journeyPlaces(offer.trips).join(' – ');
  const title = `eSIM · ${destinationName(item, locale)}`;
  return item.topUpOf ? `${title} + ${packageTitle(item.package, locale)}` : title;
}
