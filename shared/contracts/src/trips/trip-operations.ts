import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent, wholeNumber } from '../fields.ts';
import { trip, tripKinds, tripListed, tripSlug } from './trip.ts';

/** How long a trip lasts: up to 3 days, 4 to 6, or longer. */
export const tripLengths = ['short', 'middle', 'long'] as const;

/** What trips are asked for: a text, and as proposed a kind, a length and the month of a departure with free places (`2027-07`). */
export const tripSearchQuery = sent({
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, 'validation_invalid')), ''),
  kind: v.optional(v.picklist(tripKinds, 'validation_invalid')),
  length: v.optional(v.picklist(tripLengths, 'validation_invalid')),
  month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'validation_invalid'))),
  page: v.optional(wholeNumber(1, 10_000), 1),
});
export type TripSearchQuery = v.InferOutput<typeof tripSearchQuery>;

/**
 * Trips that can be booked (CALL-66), those that leave first before the others, 24 a page; a page beyond the last is empty. Found by their name and places in any of the six
 * languages and spellings. `count` is how many there are in all. 503 until the operator has answered once.
 */
export const searchTrips = defineEndpoint({
  name: 'search-trips',
  id: 'API-51',
  summary: 'Search trips',
  method: 'GET',
  path: '/api/travel/search/',
  auth: 'none',
  query: tripSearchQuery,
  answers: { 200: answer(v.array(tripListed), { count: v.number() }), 400: refusal, 503: refusal },
});

/** One trip with its programme and the dates that are still to come; 404 where nobody offers it. */
export const getTrip = defineEndpoint({
  name: 'get-trip',
  id: 'NEED-19',
  summary: 'Read a trip',
  method: 'GET',
  path: '/api/travel/detail/{slug}/',
  auth: 'none',
  params: sent({ slug: tripSlug }),
  answers: { 200: answer(trip), 400: refusal, 404: refusal, 503: refusal },
});
