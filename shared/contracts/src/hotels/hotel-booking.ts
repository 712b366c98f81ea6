import * as v from 'valibot';
import { latinName } from '../account/person-name.ts';
import { gender } from '../account/saved-passenger.ts';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { checkContactPhone, dialCode, email, instant, localDate, money, phone, refNumber, sent } from '../fields.ts';
import { instalmentTerms } from '../flights/flight-offer.ts';
import { hotelRate } from './hotel-rate.ts';
import { checkStay, stayEntries } from './hotel-search-query.ts';
import { contactName } from '../name-fields.ts';

const text = (most: number) => v.pipe(v.string('validation_required'), v.maxLength(most, 'validation_text_length'));
const needed = (most: number) => v.pipe(text(most), v.nonEmpty('validation_required'));

/** CALL-28: what ctrip wants to hear again. */
const ctripFields = {
  rate_plan_category: v.optional(text(40)),
  rate_plan_id: v.optional(text(40)),
  transaction_identifier: v.optional(text(200)),
  authorization_info: v.optional(text(400)),
};

/** What a check has found: `uuid` names the price that is held for its asker until `expires_at`; `previous_price` is what was shown before. */
const checkedRate = v.object({ uuid: v.string(), price: money, previous_price: money, expires_at: instant });
export type CheckedRate = v.InferOutput<typeof checkedRate>;

/**
 * Asks the partner again for a rate before it is booked (CALL-27, CALL-28), and holds its price. 200 as it was shown, 208 it costs something else now; 404
 * `sold-out` or `offer-gone`; 503 the partner does not answer. A ctrip rate without its own words is 400.
 */
export const checkHotelRate = defineEndpoint({
  name: 'check-hotel-rate',
  id: 'API-38',
  summary: 'Check the rate of a hotel',
  method: 'POST',
  path: '/api/hotel/v5/check_rate/',
  auth: 'bearer',
  body: v.pipe(
    sent({
      code: v.pipe(v.string('validation_required'), v.regex(/^[A-Za-z0-9-]{3,20}$/, 'validation_reference')),
      ...stayEntries,
      ota: needed(20),
      pay_type: needed(20),
      rate_key: needed(200),
      ...ctripFields,
    }),
    checkStay(),
  ),
  answers: {
    200: answer(checkedRate),
    208: answer(checkedRate),
    400: refusal,
    401: refusal,
    404: refusal,
    503: refusal,
  },
});

/** A held price with everything that a booking page tells of it; `partial_payment` is what payment in parts is made of. */
export const hotelQuote = v.object({
  uid: v.string(),
  hotel: v.object({
    tapa_code: v.string(),
    name: v.string(),
    address: v.string(),
    picture: v.nullable(v.string()),
    star_rating: v.number(),
    time_zone: v.string(),
  }),
  rate: hotelRate,
  stay: v.object({
    check_in: localDate,
    check_out: localDate,
    rooms: v.number(),
    adults: v.number(),
    children: v.number(),
    child_age_details: v.string(),
    nationality: v.string(),
  }),
  partial_payment: v.nullable(instalmentTerms),
  expires_at: instant,
  server_time: instant,
});
export type HotelQuote = v.InferOutput<typeof hotelQuote>;

/** The price that a check holds for its asker; one that has ended is still readable for a day. Somebody else's and a missing one give the same 404 (AUT-1). */
export const getHotelQuote = defineEndpoint({
  name: 'get-hotel-quote',
  id: 'NEED-85',
  summary: 'Read a checked hotel rate',
  method: 'GET',
  path: '/api/hotel/v5/check_rate/{uid}/',
  auth: 'bearer',
  params: sent({ uid: v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,60}$/i, 'validation_reference')) }),
  answers: { 200: answer(hotelQuote), 400: refusal, 401: refusal, 404: refusal },
});

/** A guest: one for each room, an adult by whose name the hotel knows it. */
export const hotelGuest = sent({ last_name: latinName('last_name'), first_name: latinName('first_name'), gender });
export type HotelGuest = v.InferOutput<typeof hotelGuest>;

/** What a booking is contacted by and asks for. */
export const hotelBookingForm = {
  contact_name: contactName,
  contact_email: email,
  contact_phone: phone,
  contact_dial_code: dialCode,
  guests: v.pipe(v.array(hotelGuest, 'validation_required'), v.minLength(1, 'validation_required'), v.maxLength(8)),
  special_request: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500, 'validation_text_length')), ''),
};

/**
 * Books a checked rate (CALL-26) at its held price; nothing is asked of the partner before it is paid. 200 a new order; 201 there is one for the same rate, days and
 * guests already (`result.ref_number`); 208 it is not available: `quote-expired` the price is to be checked again, `sold-out`, `offer-gone`; 409 `instalments-unavailable`.
 */
export const bookHotel = defineEndpoint({
  name: 'book-hotel',
  id: 'API-39',
  summary: 'Book a hotel',
  method: 'POST',
  path: '/api/hotel/v5/booking/',
  auth: 'bearer',
  idempotent: true,
  body: v.pipe(
    sent({
      uid: needed(60),
      room_id: needed(200),
      ...stayEntries,
      log_info: v.optional(text(200), ''),
      ...hotelBookingForm,
      partial_payment: v.optional(v.boolean('validation_required'), false),
      partial_payment_type: v.optional(text(40)),
      type: v.picklist(['regular', 'bnpl', 'lend'], 'validation_required'),
    }),
    checkStay(),
    checkContactPhone(),
  ),
  answers: {
    200: answer(v.object({ ref_number: refNumber })),
    201: answer(v.object({ ref_number: refNumber })),
    208: refusal,
    400: refusal,
    401: refusal,
    403: refusal,
    409: refusal,
    422: refusal,
  },
});
