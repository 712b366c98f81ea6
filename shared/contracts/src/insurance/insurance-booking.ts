import * as v from 'valibot';
import { latinName } from '../account/person-name.ts';
import { countryCode, documentNumber, gender, registerNumber } from '../account/saved-passenger.ts';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dialCode, email, localDate, phone, refNumber, sent } from '../fields.ts';
import { insuranceSlug } from './insurance.ts';
import { contactName } from '../name-fields.ts';

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
  contact_name: contactName,
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
 * days and ages that it does not take, at their fields; 404 where it is not sold, 503 until the insurer has answered once.
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

/**
 * A journey of one's own that is still to come, and who travels on it. `end_date` is empty where there is no way back; `country` is the first
 * one abroad that it goes to, MN for a journey at home.
 */
export const comingJourney = v.object({
  ref_number: refNumber,
  title: v.string(),
  country: v.string(),
  start_date: localDate,
  end_date: v.string(),
  people: v.array(
    v.object({
      last_name: v.string(),
      first_name: v.string(),
      gender,
      birthday: localDate,
      document_number: v.string(),
      nationality: v.string(),
    }),
  ),
});
export type ComingJourney = v.InferOutput<typeof comingJourney>;

/** Flights of the caller's own that are still to leave, at most five, the next first, with birthdays and documents in the clear for their owner alone: so that nobody is typed twice. */
export const listInsuranceTravellers = defineEndpoint({
  name: 'list-insurance-travellers',
  id: 'NEED-162',
  summary: 'List who travels on orders of one’s own',
  method: 'GET',
  path: '/api/insurance/travellers/',
  auth: 'bearer',
  answers: { 200: answer(v.array(comingJourney)), 401: refusal },
});
