import * as v from 'valibot';
import { countryCode, documentNumber, gender, latinName, registerNumber } from '../account/saved-passenger.ts';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dialCode, email, localDate, phone, refNumber, sent } from '../fields.ts';
import { insuranceSlug } from './insurance.ts';

/** The most that one order covers. */
export const mostInsured = 9;

/** Who is covered, as in the passport. */
export const insuredPerson = sent({
  last_name: latinName('last_name'),
  first_name: latinName('first_name'),
  gender,
  birthday: localDate,
  register_number: v.optional(registerNumber),
  document_number: v.optional(documentNumber, ''),
  nationality: countryCode,
});
export type InsuredPerson = v.InferOutput<typeof insuredPerson>;

/** What a booking is contacted by and covers. `destination` is a country of the cover; empty where none was named. */
export const insuranceBookingForm = {
  start_date: localDate,
  end_date: localDate,
  destination: v.optional(v.union([v.literal(''), countryCode], 'validation_country'), ''),
  contact_name: v.pipe(
    v.string('validation_contact_name_required'),
    v.trim(),
    v.nonEmpty('validation_contact_name_required'),
    v.maxLength(120, 'validation_text_length'),
  ),
  contact_email: email,
  contact_phone: phone,
  contact_dial_code: dialCode,
  insured: v.pipe(
    v.array(insuredPerson, 'validation_required'),
    v.minLength(1, 'validation_required'),
    v.maxLength(mostInsured, 'validation_invalid'),
  ),
};

/**
 * Orders a cover (CALL-18), to be paid within half an hour; the price is ours, never the caller's (AUT-2). Nothing is asked of the insurer before it is paid. 400 with the
 * days and ages that it does not take, at their fields; 404 where it is not sold, 503 while the insurer was never heard.
 */
export const bookInsurance = defineEndpoint({
  name: 'book-insurance',
  id: 'API-17',
  summary: 'Order a travel insurance',
  method: 'POST',
  path: '/api/insurance/booking/',
  auth: 'bearer',
  idempotent: true,
  body: sent({ slug: insuranceSlug, ...insuranceBookingForm }),
  answers: {
    200: answer(v.object({ ref_number: refNumber })),
    400: refusal,
    401: refusal,
    404: refusal,
    409: refusal,
    422: refusal,
    503: refusal,
  },
});
