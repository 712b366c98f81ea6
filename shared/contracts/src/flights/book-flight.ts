import * as v from 'valibot';
import { ageCategories } from '@aylal/domain/people';
import { latinName } from '../account/person-name.ts';
import { countryCode, documentNumber, gender } from '../account/saved-passenger.ts';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dialCode, email, localDate, phone, refNumber, sent } from '../fields.ts';
import { contactName } from '../name-fields.ts';

/** FLIGHT-01. `ref_number` is that of the quote; price and owner never come from the client (AUT-2). */
export const flightJourney = sent({
  contact_name: contactName,
  company_register: v.optional(v.pipe(v.string(), v.regex(/^(\d{7,10})?$/, 'validation_company_register')), ''),
  is_company: v.optional(v.boolean(), false),
  contact_email: email,
  contact_phone: phone,
  contact_dial_code: dialCode,
  ref_number: refNumber,
  partial_payment: v.optional(v.boolean(), false),
  destination_address: v.optional(v.pipe(v.string(), v.maxLength(255, 'validation_text_length'))),
  partial_payment_type: v.optional(v.pipe(v.string(), v.maxLength(40, 'validation_text_length'))),
});

/** FLIGHT-02. `middle_name` is always null (FLIGHT-03); `ref_user` is the id of the saved passenger, or an empty text; `type` (proposed) is the fare that was asked for. */
export const flightPersonName = sent({
  type: v.picklist(ageCategories),
  gender,
  surname: latinName('last_name'),
  given_name: latinName('first_name'),
  middle_name: v.null_(),
  date_of_birth: localDate,
  doc_number: documentNumber,
  issue_country: countryCode,
  nationality: countryCode,
  expiration_date: v.optional(localDate),
  ref_user: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  mileage: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{0,20}$/, 'validation_latin'))),
});

export type FlightJourney = v.InferOutput<typeof flightJourney>;
export type FlightPersonName = v.InferOutput<typeof flightPersonName>;

/**
 * Books a quoted offer (CALL-24), paid in parts by the plan `partial_payment_type` when `partial_payment` is set; 409 `instalments-unavailable` when that plan is not to be had. 200 a new order; 201 an order for the same people and flight is there already (`result.ref_number` is that one);
 * 208 the airline says no: `tapa_code` 103 sold out, 500 the airline does not answer, any other its own reason, `message` in the customer's language.
 */
export const bookFlight = defineEndpoint({
  name: 'book-flight',
  id: 'API-26',
  summary: 'Book a flight',
  method: 'POST',
  path: '/api/flight/v4/rest/confirm/',
  auth: 'bearer',
  idempotent: true,
  body: sent({
    journey: flightJourney,
    person_names: v.pipe(v.array(flightPersonName), v.minLength(1), v.maxLength(17)),
  }),
  answers: {
    200: answer(v.object({ ref_number: refNumber })),
    201: answer(v.object({ ref_number: refNumber })),
    208: answer(refusal.entries.result, { tapa_code: v.number() }),
    400: refusal,
    401: refusal,
    403: refusal,
    409: refusal,
    422: refusal,
  },
});
