import type { OrderLine, TripOrder } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import { formatDayWithYear } from '@aylal/i18n/formats';
import { commerceMessage } from '../../../commerce/messages/commerce-messages.ts';
import { tourMessage } from '../messages/tour-messages.ts';

/** What a trip costs: grown-ups, children, and rooms for one, less what its operator takes itself. */
export function tripLines(trip: TripOrder['trip'], locale: Locale): OrderLine[] {
  return [
    { label: commerceMessage(locale, 'price.adult', { count: trip.adults }), amount: trip.adults_price },
    ...(trip.children > 0
      ? [{ label: commerceMessage(locale, 'price.child', { count: trip.children }), amount: trip.children_price }]
      : []),
    ...(trip.singles > 0
      ? [{ label: tourMessage(locale, 'price.singles', { count: trip.singles }), amount: trip.supplement }]
      : []),
    ...(trip.deposit
      ? [
          {
            label: tourMessage(locale, 'price.rest', { day: formatDayWithYear(trip.deposit.until, locale) }),
            amount: -trip.deposit.rest,
          },
        ]
      : []),
  ];
}
