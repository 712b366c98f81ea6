import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, localDate, money, refNumber, sent, shownMoney } from '../fields.ts';
import { flightOffer } from './flight-offer.ts';

/** Other flights for a ticket held, with what they cost against it; `to_pay` or `credit` is zero, or both are. */
export const flightChangeOption = v.object({
  ...flightOffer.entries,
  penalty: money,
  fare_difference: money,
  to_pay: money,
  credit: money,
});
export type FlightChangeOption = v.InferOutput<typeof flightChangeOption>;

const offerText = v.pipe(
  v.string('validation_required'),
  v.nonEmpty('validation_required'),
  v.maxLength(200, 'validation_reference'),
);

/**
 * Flights that a ticket may be changed to, cheapest first: same places, same people, same fare, same airline, on other days. With `filter_str` and
 * `key` the one option as it is now. 404 no such order, or the option is gone; 409 the ticket cannot be changed now.
 */
export const searchFlightChanges = defineEndpoint({
  name: 'search-flight-changes',
  id: 'API-31',
  summary: 'Find flights to change a ticket to',
  method: 'GET',
  path: '/api/flight/v4/rest/exchange/search/',
  auth: 'bearer',
  query: sent({
    ref_number: refNumber,
    depart_date: v.optional(localDate),
    return_date: v.optional(localDate),
    filter_str: v.optional(offerText),
    key: v.optional(offerText),
  }),
  answers: {
    200: answer(v.array(flightChangeOption), { expires_at: instant }),
    400: refusal,
    401: refusal,
    404: refusal,
    409: refusal,
  },
});

/**
 * Changes the flights of an issued order (CALL-49, CALL-56). 200: agreed; with something `to_pay` it holds until `pay_until` and lapses unpaid.
 * 208: it costs something else than `shown_to_pay` by now, nothing is changed, `result` is the option as it is. 409: the ticket cannot be changed now.
 */
export const confirmFlightChange = defineEndpoint({
  name: 'confirm-flight-change',
  id: 'API-32',
  summary: 'Change the flights of an order',
  method: 'POST',
  path: '/api/flight/v4/rest/exchange/confirm/',
  auth: 'bearer',
  idempotent: true,
  body: sent({
    ref_number: refNumber,
    reason: v.pipe(
      v.string('validation_required'),
      v.trim(),
      v.nonEmpty('validation_required'),
      v.maxLength(500, 'validation_text_length'),
    ),
    key: offerText,
    filter_str: offerText,
    shown_to_pay: v.optional(shownMoney),
  }),
  answers: {
    200: answer(v.object({ ref_number: refNumber, to_pay: money, pay_until: v.nullable(instant) })),
    208: answer(flightChangeOption),
    400: refusal,
    401: refusal,
    404: refusal,
    409: refusal,
    422: refusal,
  },
});
