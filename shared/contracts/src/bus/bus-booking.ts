import * as v from 'valibot';
import { busSeatLimit } from '@aylal/domain/bus';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { checkContactPhone, dialCode, email, phone, refNumber, sent, wholeNumber } from '../fields.ts';
import { groundPassenger, latinOnPassport, nobodyTwice, oneDocument } from './ground-passenger.ts';

/** Who takes a seat. */
export const busPassenger = v.pipe(
  sent({ ...groundPassenger, seat: wholeNumber(1, 53) }),
  oneDocument(),
  latinOnPassport(),
);
export type BusPassenger = v.InferOutput<typeof busPassenger>;

const pax = v.pipe(
  v.array(busPassenger, 'validation_required'),
  v.minLength(1, 'validation_required'),
  v.maxLength(busSeatLimit, 'validation_required'),
  nobodyTwice('seat'),
);

/** The contact of a booking. */
export const busContact = { contact_email: email, contact_phone: phone, contact_dial_code: dialCode };

/**
 * Books seats of a bus (CALL-32): they are held for the order until `pay_until`, and asked of the partner once it is paid. Prices are the schedule's. 400 with `fields`; 404 there is no
 * such bus, or it has left; 409 `sold-out` one of the seats has gone and nothing was booked, `already-booked` the same people have an order for this bus; 503 the partner is silent.
 */
export const bookBus = defineEndpoint({
  name: 'book-bus',
  id: 'API-48',
  summary: 'Book seats of a bus',
  method: 'POST',
  path: '/api/bus/booking/',
  auth: 'bearer',
  idempotent: true,
  body: v.pipe(
    sent({
      schedule_id: v.pipe(v.string('validation_required'), v.regex(/^[A-Z0-9-]{3,60}$/, 'validation_reference')),
      pax,
      ...busContact,
    }),
    checkContactPhone(),
  ),
  answers: {
    200: answer(v.object({ ref_number: refNumber })),
    400: refusal,
    401: refusal,
    403: refusal,
    404: refusal,
    409: refusal,
    422: refusal,
    503: refusal,
  },
});
