import * as v from 'valibot';
import { busSeatLimit } from '@aylal/domain';
import { documentNumber, latinName, registerNumber } from '../account/saved-passenger.ts';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dialCode, email, phone, refNumber, sent, wholeNumber } from '../fields.ts';

const passport = v.pipe(v.string(), v.nonEmpty('validation_document_min'), documentNumber);

/** Who takes a seat: a register number, or of a foreigner the number of a passport. */
export const busPassenger = v.pipe(
  sent({
    seat: wholeNumber(1, 53),
    last_name: latinName('last_name'),
    first_name: latinName('first_name'),
    document_number: v.optional(registerNumber),
    passport_number: v.optional(passport),
    is_child: v.optional(v.boolean('validation_required'), false),
  }),
  v.forward(
    v.check(
      (one) => (one.document_number === undefined) !== (one.passport_number === undefined),
      'validation_required',
    ),
    ['document_number'],
  ),
);
export type BusPassenger = v.InferOutput<typeof busPassenger>;

/** Nobody sits on two seats, and no seat is for two: the later of the two is told. */
const pax = v.pipe(
  v.array(busPassenger, 'validation_required'),
  v.minLength(1, 'validation_required'),
  v.maxLength(busSeatLimit, 'validation_required'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const key of ['document_number', 'passport_number', 'seat'] as const)
      dataset.value.forEach((one, index, all) => {
        if (one[key] === undefined || all.findIndex((other) => other[key] === one[key]) === index) return;
        addIssue({
          message: key === 'seat' ? 'validation_repeated' : 'validation_document_twice',
          path: [
            { type: 'array', origin: 'value', input: all, key: index, value: one },
            { type: 'object', origin: 'value', input: one, key, value: one[key] },
          ],
        });
      });
  }),
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
  body: sent({
    schedule_id: v.pipe(v.string('validation_required'), v.regex(/^[A-Z0-9-]{3,60}$/, 'validation_reference')),
    pax,
    ...busContact,
  }),
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
