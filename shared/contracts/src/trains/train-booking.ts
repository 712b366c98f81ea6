import * as v from 'valibot';
import { trainPlaceLimit } from '@aylal/domain';
import { documentNumber, latinName, registerNumber } from '../account/saved-passenger.ts';
import { answer, refusal } from '../answer.ts';
import { busContact } from '../bus/bus-booking.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate, refNumber, sent } from '../fields.ts';
import { trainLockId, trainPlaceNumber } from './train-lock.ts';

/** Who travels on a place: a register number, or the number of a passport with the date of birth. Over a border everybody has a passport. */
export const trainPassenger = v.pipe(
  sent({
    place: trainPlaceNumber,
    last_name: latinName('last_name'),
    first_name: latinName('first_name'),
    document_number: v.optional(registerNumber),
    passport_number: v.optional(v.pipe(v.string(), v.nonEmpty('validation_document_min'), documentNumber)),
    birthday: v.optional(localDate),
    is_child: v.optional(v.boolean('validation_required'), false),
  }),
  v.forward(
    v.check(
      (one) => (one.document_number === undefined) !== (one.passport_number === undefined),
      'validation_required',
    ),
    ['document_number'],
  ),
  v.forward(
    v.check((one) => one.passport_number === undefined || one.birthday !== undefined, 'validation_required'),
    ['birthday'],
  ),
);
export type TrainPassenger = v.InferOutput<typeof trainPassenger>;

/** Nobody travels on two places, and no place is for two: the later of the two is told. */
const pax = v.pipe(
  v.array(trainPassenger, 'validation_required'),
  v.minLength(1, 'validation_required'),
  v.maxLength(trainPlaceLimit, 'validation_invalid'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const key of ['document_number', 'passport_number', 'place'] as const)
      dataset.value.forEach((one, index, all) => {
        if (one[key] === undefined || all.findIndex((other) => other[key] === one[key]) === index) return;
        addIssue({
          message: key === 'place' ? 'validation_repeated' : 'validation_document_twice',
          path: [
            { type: 'array', origin: 'value', input: all, key: index, value: one },
            { type: 'object', origin: 'value', input: one, key, value: one[key] },
          ],
        });
      });
  }),
);

/**
 * Books the places of a lock (NEED-18): each has one passenger. The order waits for its money as long as the lock holds; the ticket is asked of the railway once it is paid. 400 with `fields`; 404 the train
 * has left or does not go; 409 `quote-expired` the lock is over and nothing was booked, `sold-out` an order has one of the places, `already-booked` the same people have an order for this train; 503 the
 * railway is silent.
 */
export const bookTrain = defineEndpoint({
  name: 'book-train',
  id: 'NEED-18',
  summary: 'Book places of a train',
  method: 'POST',
  path: '/api/train/booking/',
  auth: 'bearer',
  idempotent: true,
  body: sent({
    train_no: v.pipe(v.string('validation_required'), v.regex(/^[0-9A-Z]{1,6}$/, 'validation_invalid')),
    depart_date: localDate,
    lock: trainLockId,
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
