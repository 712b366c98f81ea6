import { termsView } from '../../../commerce/refunds/dated-terms.ts';
import type { TripOrder } from '@aylal/contracts/orders';
import { addDays } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { refundView } from '../../../commerce/orders/money-view.ts';
import { agreedItem, type OrderRow } from '../../../commerce/orders/order-row.ts';
import { endOfDay } from '../../../commerce/orders/price-lines.ts';
import type { ProductOrderAdapter } from '../../../commerce/orders/product-order-adapter.ts';
import { programmeView } from '../trip-view.ts';
import { ruleOfTrip } from './trip-refund.ts';
import { withRest } from './rest-mail-texts.ts';
import type { StoredTrip } from './stored-trip.ts';
import { tripLines } from './trip-lines.ts';
import { tripMails } from '../mails/trip-mails.ts';
import { tourMessage } from '../messages/tour-messages.ts';

/** Trips: what was booked, with its programme in the language of who looks. */
export const tripOrderAdapter: ProductOrderAdapter<TripOrder> = {
  view: (row, { money, refunds, now, locale }) => ({
    ...money,
    product: 'trip',
    trip: bookedTrip(row, agreedItem(row, 'trip'), locale),
    full_refund: ruleOfTrip(row, now),
    refunds: refunds.map(refundView),
  }),
  lines: ({ trip }, locale) => tripLines(trip, locale),
  endsAt: ({ trip }) => endOfDay(trip.end_date),
  title: (order, locale) => agreedItem(order, 'trip').title[locale],
  day: (order) => agreedItem(order, 'trip').date,
  statusName: ({ status }, locale) => tourMessage.find(locale, `status.${status}`),
  mailTexts: (order) => {
    const { deposit } = agreedItem(order, 'trip');
    return deposit ? withRest(tripMails, deposit) : tripMails;
  },
  fullRefund: ruleOfTrip,
};

function bookedTrip(
  { fulfil_failed_at }: Pick<OrderRow, 'fulfil_failed_at'>,
  item: StoredTrip,
  locale: Locale,
): TripOrder['trip'] {
  return {
    slug: item.id,
    title: item.title[locale],
    picture: item.picture,
    days: item.days,
    date: item.date,
    end_date: addDays(item.date, item.days - 1),
    adults: item.adults,
    children: item.children,
    singles: item.singles,
    adults_price: item.adultsPrice,
    children_price: item.childrenPrice,
    supplement: item.supplement,
    price: item.price,
    deposit: item.deposit ?? null,
    pax: item.pax.map(({ last_name, first_name }) => ({ last_name, first_name })),
    programme: programmeView(item.programme, locale),
    included: item.included.map((texts) => texts[locale]),
    excluded: item.excluded.map((texts) => texts[locale]),
    terms: termsView(item.terms),
    confirmation: item.made?.confirmation ?? null,
    issued: item.made !== null,
    delayed: item.made === null && fulfil_failed_at !== null,
  };
}
