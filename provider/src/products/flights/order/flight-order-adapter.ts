import type { FlightOrder, OrderChange } from '@aylal/contracts/orders';
import { flightMails } from '../mails/flight-mails.ts';
import { journeyPlaces } from '@aylal/domain/flights';
import type { Locale } from '@aylal/domain/language';
import { tripsIn } from '../offers/trips-in.ts';
import { refundView } from '../../../commerce/orders/money-view.ts';
import { orderProgress } from '../../../commerce/orders/order-progress.ts';
import { agreedOffer, type OrderRow, type StoredChange } from '../../../commerce/orders/order-row.ts';
import type { ProductOrderAdapter, ViewFacts } from '../../../commerce/orders/product-order-adapter.ts';
import { flightLines } from './flight-lines.ts';
import { firstDayOf } from '../offers/first-day-of.ts';

/** Flights. */
export const flightOrderAdapter: ProductOrderAdapter<FlightOrder> = {
  view: flightView,
  lines: flightLines,
  endsAt: ({ search_data }) =>
    search_data.trips
      .flatMap(({ flights }) => flights.map(({ arrival_at }) => new Date(arrival_at).toISOString()))
      .toSorted()
      .at(-1),
  title: (order, locale) => journeyPlaces(tripsIn(agreedOffer(order).trips, locale)).join(' – '),
  day: (order) => agreedOffer(order).trips[0]?.flights[0]?.departure_date,
  mailTexts: () => flightMails,
};

/** An order of flights: documents masked (PII-2), money as dated lines, steps on the way to the flight. */
function flightView(row: OrderRow, { money, refunds, now, locale }: ViewFacts): FlightOrder {
  const offer = agreedOffer(row);
  const out = offer.trips[0]?.flights[0];
  const back = offer.trips.length > 1 ? offer.trips.at(-1)?.flights[0] : undefined;
  return {
    ...money,
    product: 'flight',
    search_data: {
      trips: tripsIn(offer.trips, locale),
      depart_date: firstDayOf(offer.trips),
      depart_time: out?.departure_time ?? '',
      return_date: back?.departure_date ?? null,
      return_time: back?.departure_time ?? null,
      refundable_before_depart: offer.refundable_before_depart,
      refund_before_depart_price: offer.refund_before_depart_price,
      refundable_after_depart: offer.refundable_after_depart,
      refund_after_depart_price: offer.refund_after_depart_price,
      exchange_before_depart_changeable: offer.exchange_before_depart_changeable,
      exchange_before_depart_price: offer.exchange_before_depart_price,
      exchange_after_depart_changeable: offer.exchange_after_depart_changeable,
      exchange_after_depart_price: offer.exchange_after_depart_price,
    },
    fares: offer.fares,
    baggage_info: offer.baggage_info,
    travellers: row.travellers.map(({ type, surname, given_name, masked_document, ticket_number }) => ({
      type,
      surname,
      given_name,
      doc_number: masked_document,
      ticket_number,
    })),
    airline_reference: row.confirmation,
    progress: orderProgress(row, now),
    ...(row.change ? { change: changeView(row.change, locale) } : {}),
    ...(refunds.length > 0 ? { refunds: refunds.map(refundView) } : {}),
  };
}

function changeView(change: StoredChange, locale: Locale): OrderChange {
  const { state, offer, penalty, fare_difference, to_pay, credit } = change;
  return { state, trips: tripsIn(offer.trips, locale), penalty, fare_difference, to_pay, credit };
}
