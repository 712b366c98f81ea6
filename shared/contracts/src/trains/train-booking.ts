import * as v from 'valibot';
import { trainPlaceLimit } from '@aylal/domain/trains';
import { answer, refusal } from '../answer.ts';
import { busContact } from '../bus/bus-booking.ts';
import { groundPassenger, latinOnPassport, nobodyTwice, oneDocument } from '../bus/ground-passenger.ts';
import { defineEndpoint } from '../endpoint.ts';
import { checkContactPhone, localDate, refNumber, sent } from '../fields.ts';
import { trainLockId, trainPlaceNumber } from './train-lock.ts';

/** Who travels on a place; with a passport the date of birth is asked for. Over a border everybody has a passport. */
export const trainPassenger = v.pipe(
  sent({ ...groundPassenger, place: trainPlaceNumber, birthday: v.optional(localDate) }),
  oneDocument(),
  latinOnPassport(),
  v.forward(
    v.check((one) => one.passport_number === undefined || one.birthday !== undefined, 'validation_required'),
    ['birthday'],
  ),
);
export type TrainPassenger = v.InferOutput<typeof trainPassenger>;

const pax = v.pipe(
  v.array(trainPassenger, 'validation_required'),
  v.minLength(1, 'validation_required'),
  v.maxLength(trainPlaceLimit, 'validation_invalid'),
  nobodyTwice('place'),
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
  body: v.pipe(
    sent({
      train_no: v.pipe(v.string('validation_required'), v.regex(/^[0-9A-Z]{1,6}$/, 'validation_invalid')),
      depart_date: localDate,
      lock: trainLockId,
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
