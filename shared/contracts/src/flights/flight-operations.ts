import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, localDate, money, sent } from '../fields.ts';
import { flightOffer } from './flight-offer.ts';
import { flightSearchQuery } from './flight-search-query.ts';

/** A place that flights go to or from. `kind` city stands for all its airports (ULN, SEL, TYO). */
export const airport = v.object({
  code: v.string(),
  name: v.string(),
  city_name: v.string(),
  country_name: v.string(),
  country_code: v.string(),
  kind: v.picklist(['airport', 'city']),
});
export type Airport = v.InferOutput<typeof airport>;

/** Places whose code, name, city or country fits the text: Cyrillic, Latin, and keyboards without Ө and Ү. Best first, at most 12; an empty text gives the most asked-for. */
export const searchAirports = defineEndpoint({
  name: 'search-airports',
  id: 'API-23',
  summary: 'Find airports',
  method: 'GET',
  path: '/api/airports/',
  auth: 'none',
  query: sent({ text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, 'validation_text_length')), '') }),
  answers: { 200: answer(v.array(airport)), 400: refusal },
});

/**
 * Who was asked for offers. There only while a carrier has not answered whole; `token` asks on (`list-late-offers`). A carrier is still asked, has
 * answered, has answered in part, or did not answer in time (`silent`).
 */
export const askedCarriers = v.object({
  token: v.string(),
  carriers: v.array(
    v.object({ code: v.string(), name: v.string(), state: v.picklist(['asked', 'answered', 'partial', 'silent']) }),
  ),
});
export type AskedCarriers = v.InferOutput<typeof askedCarriers>;

const offersAnswer = answer(v.array(flightOffer), { expires_at: instant, asked: v.optional(askedCarriers) });

/**
 * Offers for a search, cheapest first, at most 500. An empty list is an answer, not a refusal. `expires_at` is when the offers must be asked
 * for again. Carriers are asked at the same time; who is late comes with `list-late-offers`.
 */
export const searchFlightOffers = defineEndpoint({
  name: 'search-flight-offers',
  id: 'NEED-14',
  summary: 'Search flight offers',
  method: 'GET',
  path: '/api/flight/v4/rest/search/',
  auth: 'none',
  query: flightSearchQuery,
  answers: { 200: offersAnswer, 400: refusal },
});

/**
 * The offers that have come since the token was given out, after two seconds at most (proposed). With `again=true` carriers that did not answer
 * are asked once more. An instance that did not begin the search begins it again, and sends all its offers. 404 `offer-expired` some minutes after the search was asked: then one searches again.
 */
export const listLateOffers = defineEndpoint({
  name: 'list-late-offers',
  id: 'NEED-40',
  summary: 'Ask on about a flight search',
  method: 'GET',
  path: '/api/flight/v4/rest/late_offers/',
  auth: 'none',
  query: sent({
    token: v.pipe(v.string('validation_required'), v.maxLength(600, 'validation_reference')),
    again: v.optional(v.picklist(['true', 'false']), 'false'),
  }),
  answers: { 200: offersAnswer, 400: refusal, 404: refusal },
});

/** The lowest total per departure day around a search, and what one adult pays of it, for a list that is empty (proposed). Days without flights are left out. */
export const listNearbyDates = defineEndpoint({
  name: 'list-nearby-dates',
  id: 'NEED-29',
  summary: 'Lowest fares on the days around',
  method: 'GET',
  path: '/api/flight/v4/rest/nearby_dates/',
  auth: 'none',
  query: flightSearchQuery,
  answers: {
    200: answer(v.array(v.object({ depart_date: localDate, total_fare: money, adult_fare: money }))),
    400: refusal,
  },
});
