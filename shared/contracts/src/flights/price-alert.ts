import * as v from 'valibot';
import { flexibleDays, lowestAlertPrice } from '@aylal/domain/flights';
import { infantsFit } from '@aylal/domain/people';
import { email, instant, localDate, money, placeCode, sent, wholeNumber } from '../fields.ts';
import { checkNextTrips, nextTrips, passengerCounts } from './flight-search-query.ts';

/** Dearer than any journey of 17 passengers. */
const mostWatched = 1_000_000_000;

const flexDate = v.pipe(wholeNumber(0, 99, 'validation_flex_date'), v.picklist(flexibleDays, 'validation_flex_date'));

const entries = {
  origin: placeCode,
  destination: placeCode,
  trip_type: v.picklist(['OW', 'RT', 'MT'], 'validation_trip_type'),
  ...passengerCounts,
  depart_date: localDate,
  return_date: v.optional(localDate),
  next_trips: v.optional(nextTrips),
  /** The total of everybody who travels, in tögrög: the mail goes out when it is on sale for this or less. */
  max_price: wholeNumber(0, mostWatched, 'validation_max_price'),
  flex_date: flexDate,
  contact_email: email,
};

/**
 * FLIGHT-12, as it is sent (VALID-29 to VALID-33). A return date and further trips (`next_trips`, of a journey over several towns) are dropped where
 * the trip type has none. Whether a day is over
 * and a place exists needs a clock and a timetable: the provider says so at the field.
 */
export const priceAlert = v.pipe(
  sent(entries),
  v.forward(
    v.check((alert) => alert.origin !== alert.destination, 'validation_same_place'),
    ['destination'],
  ),
  v.forward(
    v.check((alert) => alert.trip_type !== 'RT' || alert.return_date !== undefined, 'validation_return_date_required'),
    ['return_date'],
  ),
  v.forward(
    v.check(
      ({ trip_type, return_date, depart_date }) =>
        trip_type !== 'RT' || return_date === undefined || return_date >= depart_date,
      'validation_return_before_departure',
    ),
    ['return_date'],
  ),
  v.forward(
    v.check((alert) => infantsFit(alert), 'validation_infant_per_adult'),
    ['infant'],
  ),
  v.forward(
    v.check((alert) => alert.max_price >= lowestAlertPrice(alert.trip_type), 'validation_max_price'),
    ['max_price'],
  ),
  checkNextTrips(),
  v.transform(({ return_date, next_trips, ...alert }) => ({
    ...alert,
    ...(alert.trip_type === 'RT' ? { return_date } : {}),
    ...(alert.trip_type === 'MT' ? { next_trips } : {}),
  })),
);
export type PriceAlert = v.InferOutput<typeof priceAlert>;
export type PriceAlertInput = v.InferInput<typeof priceAlert>;

/** What an alert watches, as it is shown; the names are those of the cities in the language asked for. Over several towns `destination_name` goes on through all that follow. */
const watched = {
  origin: v.string(),
  origin_name: v.string(),
  destination: v.string(),
  destination_name: v.string(),
  trip_type: v.picklist(['OW', 'RT', 'MT']),
  adult: v.number(),
  child: v.number(),
  infant: v.number(),
  depart_date: localDate,
  return_date: v.optional(localDate),
  next_trips: v.optional(v.string()),
  max_price: money,
  flex_date: v.picklist(flexibleDays),
};

/** An alert in its customer's list. `lowest` is the cheapest day of the last look; null before the first one, and while nothing is on sale. */
export const customerPriceAlert = v.object({
  id: v.string(),
  ...watched,
  contact_email: v.string(),
  created_at: instant,
  lowest: v.nullable(v.object({ depart_date: localDate, total_fare: money })),
});
export type CustomerPriceAlert = v.InferOutput<typeof customerPriceAlert>;

/** An alert as its link shows it to anyone who holds the link: the address is masked. */
export const linkedPriceAlert = v.object({ ...watched, contact_email: v.string(), stopped: v.boolean() });
export type LinkedPriceAlert = v.InferOutput<typeof linkedPriceAlert>;
