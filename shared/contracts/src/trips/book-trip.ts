import { tripPartyLimit } from '@aylal/domain/trips';
import * as v from 'valibot';
import { latinName } from '../account/person-name.ts';
import { answer, refusal } from '../answer.ts';
import { dialCode, email, phone } from '../contact-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate, money, refNumber, sent, wholeNumber } from '../fields.ts';
import { tripSlug } from './trip.ts';

/** Somebody who travels, by the name of the document. */
export const tripTraveller = sent({
  last_name: latinName('last_name'),
  first_name: latinName('first_name'),
  birthday: localDate,
});

/** How a trip is paid: the whole price now, or a deposit now and the rest to the operator. */
export const tripPayWays = ['full', 'deposit'] as const;
export type TripPayWay = (typeof tripPayWays)[number];

/**
 * What is sent of a booking (API-53). Proposed: `singles`, how many grown-ups wish for a room alone; `pay`, whole unless said; `pay_now`, what the page showed as paid now, so that
 * nobody pays another price than the one that was seen.
 */
export const tripBooking = sent({
  travel_id: tripSlug,
  date: localDate,
  pax: v.pipe(
    v.array(tripTraveller, 'validation_required'),
    v.minLength(1, 'validation_required'),
    v.maxLength(tripPartyLimit, 'validation_number'),
  ),
  singles: v.optional(wholeNumber(0, tripPartyLimit), 0),
  pay: v.optional(v.picklist(tripPayWays, 'validation_invalid'), 'full'),
  pay_now: v.optional(money),
  contact_email: email,
  contact_phone: phone,
  contact_dial_code: dialCode,
});

const made = answer(v.object({ ref_number: refNumber }));

/**
 * Books places on a date (CALL-68) at the price that is on offer now, never at one of the caller's (AUT-2), to be paid within half an hour. 201: the same people have the same date
 * already, and `ref_number` is that order. 404 for a trip or date that is not on offer, 409 `sold-out` when fewer places are left and
 * `price-changed` when another sum than `pay_now` is to be paid now, 422 `deposit-unavailable` when the operator takes no deposit, or not so late.
 */
export const bookTrip = defineEndpoint({
  name: 'book-trip',
  id: 'API-53',
  summary: 'Book a trip',
  method: 'POST',
  path: '/api/travel/booking/',
  auth: 'bearer',
  idempotent: true,
  body: tripBooking,
  answers: { 200: made, 201: made, 400: refusal, 401: refusal, 404: refusal, 409: refusal, 422: refusal, 503: refusal },
});
