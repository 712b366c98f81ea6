import { rideReference } from '@aylal/domain/mobility';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money, sent } from '../fields.ts';
import { vehicleId } from './list-vehicles.ts';

const rideId = v.pipe(v.string('validation_required'), v.regex(rideReference, 'validation_invalid'));

/** A ride: what it costs by now, or did when it was ended, and what is set aside for it in the wallet while it lasts. */
export const ride = v.object({
  id: rideId,
  vehicle: v.string(),
  vehicle_type: v.number(),
  plate_no: v.string(),
  started_at: instant,
  ended_at: v.nullable(instant),
  price: money,
  held: money,
});
export type Ride = v.InferOutput<typeof ride>;

/** The ride that is under way, null without one; `server_time` (proposed) is the clock that its price runs by. It stays whatever happens to the network, the page or the phone. */
export const readRide = defineEndpoint({
  name: 'read-ride',
  id: 'NEED-142',
  summary: 'Read the ride under way',
  method: 'GET',
  path: '/api/mobility/ride/',
  auth: 'bearer',
  answers: { 200: answer(v.nullable(ride), { server_time: instant }), 401: refusal },
});

/**
 * Unlocks a vehicle. The most that the ride can cost is set aside in the wallet. Asking again for the vehicle that one rides answers that ride. 400 says at `vehicle` why it
 * cannot be ridden (`ride_` and the hindrance); 409 that somebody rides it, that one rides another, or that the wallet does not hold enough.
 */
export const startRide = defineEndpoint({
  name: 'start-ride',
  id: 'NEED-143',
  summary: 'Start a ride',
  method: 'POST',
  path: '/api/mobility/ride/',
  auth: 'bearer',
  body: sent({ vehicle: vehicleId }),
  answers: { 200: answer(ride), 400: refusal, 401: refusal, 404: refusal, 409: refusal, 503: refusal },
});

/** Locks the vehicle and takes the price; the rest of what was set aside is back in the wallet. Every later call tells the same. */
export const endRide = defineEndpoint({
  name: 'end-ride',
  id: 'NEED-144',
  summary: 'End a ride',
  method: 'POST',
  path: '/api/mobility/ride/end/',
  auth: 'bearer',
  body: sent({ ride: rideId }),
  answers: { 200: answer(ride), 400: refusal, 401: refusal, 404: refusal, 503: refusal },
});

/** A ride among others; `receipt` says whether its tax receipt was asked for. */
export const listedRide = v.object({ ...ride.entries, receipt: v.picklist(['none', 'sending', 'sent']) });
export type ListedRide = v.InferOutput<typeof listedRide>;

/** The caller's rides, the newest first, 20 at a time. `before` is `next` of the answer before; null on the last one. */
export const listRides = defineEndpoint({
  name: 'list-rides',
  id: 'NEED-171',
  summary: 'List rides',
  method: 'GET',
  path: '/api/mobility/rides/',
  auth: 'bearer',
  query: sent({ before: v.optional(v.pipe(instant, v.isoTimestamp('validation_invalid'))) }),
  answers: {
    200: answer(v.object({ rides: v.array(listedRide), next: v.nullable(instant) })),
    400: refusal,
    401: refusal,
  },
});

/** A ride, also one that is over. Somebody else's and a missing one give the same 404 (AUT-1). */
export const getRide = defineEndpoint({
  name: 'get-ride',
  id: 'NEED-172',
  summary: 'Read a ride',
  method: 'GET',
  path: '/api/mobility/rides/{ride}/',
  auth: 'bearer',
  params: sent({ ride: rideId }),
  answers: { 200: answer(ride), 400: refusal, 401: refusal, 404: refusal },
});
