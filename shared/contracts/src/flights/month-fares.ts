import * as v from 'valibot';
import { infantsFit } from '@aylal/domain/people';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate, money, placeCode, sent, wholeNumber } from '../fields.ts';
import { airlineCode } from './flight-offer.ts';
import { passengerCounts } from './flight-search-query.ts';

/** Days between departure and return when nobody has chosen any. */
export const usualStayDays = 7;

const entries = {
  _from: placeCode,
  _to: placeCode,
  month: v.pipe(v.string('validation_date'), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'validation_date')),
  trip_type: v.optional(v.picklist(['OW', 'RT'], 'validation_trip_type'), 'OW'),
  depart_date: v.optional(localDate),
  stay: v.optional(wholeNumber(0, 361), usualStayDays),
  airline: v.optional(airlineCode),
  ...passengerCounts,
};

/**
 * The month `YYYY-MM` of a calendar. Of a round trip its days are departures, each with a return `stay` days later; with a `depart_date`
 * they are the returns of that departure. With an `airline`, every direction begins with a flight of that one.
 */
export const monthFaresQuery = v.pipe(
  sent(entries),
  v.forward(
    v.check((q) => q._from !== q._to, 'validation_same_place'),
    ['_to'],
  ),
  v.forward(
    v.check((q) => infantsFit(q), 'validation_infant_per_adult'),
    ['infant'],
  ),
);
export type MonthFaresQuery = v.InferInput<typeof monthFaresQuery>;

/** The lowest total of every day of a month, for everybody who travels, and what one adult pays of it. Days without flights, over, or not yet on sale are left out; a month without any is an empty list. */
export const listMonthFares = defineEndpoint({
  name: 'list-month-fares',
  id: 'NEED-36',
  summary: 'Lowest fares on the days of a month',
  method: 'GET',
  path: '/api/flight/v4/rest/month_fares/',
  auth: 'none',
  query: monthFaresQuery,
  answers: { 200: answer(v.array(v.object({ date: localDate, total_fare: money, adult_fare: money }))), 400: refusal },
});
