import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money, refNumber, sent, shownMoney } from '../fields.ts';
import { baggageByType, flightOffer } from './flight-offer.ts';
import { passengerCounts } from './flight-search-query.ts';

// Apart, because a list of offers asks for none of them.
const offerKey = {
  filter_str: v.pipe(
    v.string('validation_required'),
    v.nonEmpty('validation_required'),
    v.maxLength(200, 'validation_reference'),
  ),
  // Six trips of three flights each.
  key: v.pipe(
    v.string('validation_required'),
    v.nonEmpty('validation_required'),
    v.maxLength(400, 'validation_reference'),
  ),
};

/** One offer as it is now, or with `baggage=true` its baggage (CALL-23, CALL-54). 404 `offer-expired`, `offer-gone` or `sold-out`. */
export const getFlightOffer = defineEndpoint({
  name: 'get-flight-offer',
  id: 'API-25',
  summary: 'Read one flight offer or its baggage',
  method: 'GET',
  path: '/api/flight/v3/rest/detail_with_discount/',
  auth: 'none',
  query: sent({ ...offerKey, baggage: v.optional(v.picklist(['true', 'false']), 'false') }),
  answers: {
    200: answer(
      v.object({ data: v.object({ offer: v.optional(flightOffer), baggage_info: v.optional(baggageByType) }) }),
    ),
    400: refusal,
    404: refusal,
  },
});

/** The quote that a price check makes: `ref_number` is sent back as `journey.ref_number` (ruling 20), `expires_at` is until when the price is fixed. */
export const flightQuote = v.object({
  ...flightOffer.entries,
  ref_number: refNumber,
  expires_at: instant,
  previous_total_fare: v.optional(money),
});
export type FlightQuote = v.InferOutput<typeof flightQuote>;

/** Checks the price and keeps it: 200 as shown, 208 changed (`previous_total_fare` is what the customer saw). `shown_total_fare` is what the screen showed. */
export const checkFlightOffer = defineEndpoint({
  name: 'check-flight-offer',
  id: 'API-24',
  summary: 'Check the price of an offer',
  method: 'POST',
  path: '/api/flight/v5/rest/check/',
  auth: 'none',
  body: sent({ ...offerKey, ...passengerCounts, shown_total_fare: v.optional(shownMoney) }),
  answers: { 200: answer(flightQuote), 208: answer(flightQuote), 400: refusal, 404: refusal },
});
