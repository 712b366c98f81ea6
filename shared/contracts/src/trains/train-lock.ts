import * as v from 'valibot';
import { trainPlaceLimit } from '@aylal/domain/trains';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, sent, wholeNumber } from '../fields.ts';
import { trainVoyageId } from './train.ts';

/** The number of a place in its wagon. */
export const trainPlaceNumber = wholeNumber(1, 81);

/** What is held: who knows `lock` may book or release it, until `expires_at`. `server_time` is the provider's clock, for counting down. */
const trainLock = v.object({ lock: v.string(), expires_at: instant, server_time: instant });
export type TrainLock = v.InferOutput<typeof trainLock>;

/** The word of a lock. */
export const trainLockId = v.pipe(v.string('validation_required'), v.regex(/^[\w-]{20,60}$/, 'validation_reference'));

/**
 * Locks places of one wagon at the railway for a short time, before anybody says who travels. A customer has one such lock: a new one gives the places of the last one back. 404 there is no such train, it has left, or it does not go; 409 `sold-out` one of the places has gone, and
 * none is locked; 503 the railway is silent.
 */
export const lockTrainPlaces = defineEndpoint({
  name: 'lock-train-places',
  id: 'NEED-151',
  summary: 'Lock places of a train',
  method: 'POST',
  path: '/api/train/lock/',
  auth: 'bearer',
  body: sent({
    voyage: trainVoyageId,
    wagon: wholeNumber(1, 30),
    places: v.pipe(
      v.array(trainPlaceNumber, 'validation_required'),
      v.minLength(1, 'validation_required'),
      v.maxLength(trainPlaceLimit, 'validation_invalid'),
      v.check((places) => new Set(places).size === places.length, 'validation_repeated'),
    ),
  }),
  answers: { 200: answer(trainLock), 400: refusal, 401: refusal, 404: refusal, 409: refusal, 503: refusal },
});

/** Gives locked places back at once. One that is over, or was booked already, stays as it is: that is no fault. */
export const releaseTrainLock = defineEndpoint({
  name: 'release-train-lock',
  id: 'NEED-152',
  summary: 'Give locked places of a train back',
  method: 'POST',
  path: '/api/train/unlock/',
  auth: 'none',
  body: sent({ lock: trainLockId }),
  answers: { 200: answer(v.object({})), 400: refusal },
});
