import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { money } from '../fields.ts';

/**
 * What leaves the capital soon: where to and where from, each time with the zone of its place, what it is (`vehicle`: the kind of bus, or the number of the train), the lowest price and how many
 * places are free. `from` and `to` are ids of a search of its product.
 */
export const nextDeparture = v.object({
  id: v.string(),
  from: v.string(),
  to: v.string(),
  from_name: v.string(),
  to_name: v.string(),
  departure_time: v.string(),
  arrival_time: v.string(),
  vehicle: v.string(),
  price: money,
  free: v.number(),
});
export type NextDeparture = v.InferOutput<typeof nextDeparture>;

const shared = {
  method: 'GET',
  auth: 'none',
  answers: { 200: answer(v.array(nextDeparture)), 503: refusal },
} as const;

/** The next bus with a free seat to each town that one gets to from the capital, today or tomorrow, the earliest first, eight at most. Seats are at most ten minutes old. 503 while the supplier is silent and the last answer is older. */
export const listNextBuses = defineEndpoint({
  ...shared,
  name: 'list-next-buses',
  id: 'NEED-174',
  summary: 'The next buses from the capital',
  path: '/api/bus/departures/',
});

/** The same of trains. */
export const listNextTrains = defineEndpoint({
  ...shared,
  name: 'list-next-trains',
  id: 'NEED-175',
  summary: 'The next trains from the capital',
  path: '/api/train/departures/',
});
