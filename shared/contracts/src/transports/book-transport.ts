import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { dialCode, email, phone } from '../contact-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate, refNumber, sent, wholeNumber } from '../fields.ts';
import { transportId } from './transport.ts';
import { printedText } from '../name-fields.ts';

const needed = (most: number) =>
  v.pipe(
    v.string('validation_required'),
    v.trim(),
    v.nonEmpty('validation_required'),
    v.maxLength(most, 'validation_text_length'),
    printedText,
  );

/**
 * What is sent of a booking (NEED-21): the car, the first day, how to reach the customer. Proposed: when and where the driver comes, where one is driven to (`drop_off`, which a transfer needs and a hire leaves empty), how many `days` and `people`, whose name the driver holds up, and the
 * number of the `flight`, empty where there is none.
 */
export const transportBooking = sent({
  id: transportId,
  date: localDate,
  time: v.pipe(v.string('validation_required'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation_invalid')),
  days: v.optional(wholeNumber(1, 30), 1),
  people: wholeNumber(1, 60),
  pick_up: needed(120),
  drop_off: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120, 'validation_text_length'), printedText), ''),
  flight: v.optional(
    v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^([A-Z0-9]{2} ?\d{1,4})?$/, 'validation_invalid')),
    '',
  ),
  contact_name: needed(120),
  contact_email: email,
  contact_phone: phone,
  contact_dial_code: dialCode,
});

const made = answer(v.object({ ref_number: refNumber }));

/**
 * Books a car with its driver (NEED-21) at the price that is on offer now, never at one of the caller's (AUT-2), to be paid within half an hour. 201: the same customer has the same car on the same
 * days already, and `ref_number` is that order. 404 for a car that is not on offer, 409 `sold-out` when it is somebody else's on one of the days.
 */
export const bookTransport = defineEndpoint({
  name: 'book-transport',
  id: 'NEED-21',
  summary: 'Book a car with its driver',
  method: 'POST',
  path: '/api/transport/booking/',
  auth: 'bearer',
  idempotent: true,
  body: transportBooking,
  answers: { 200: made, 201: made, 400: refusal, 401: refusal, 404: refusal, 409: refusal, 422: refusal, 503: refusal },
});
