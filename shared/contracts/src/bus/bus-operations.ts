import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate, sent } from '../fields.ts';
import { busDeparture, busStop, busStopId } from './bus.ts';
import { busTrip } from './bus-trip.ts';

const stops = answer(v.array(busStop));

/** Proposed: with `by=town` a station stands for its whole town, so that nobody needs to know which of its stations a bus leaves from. */
const byTown = sent({ by: v.optional(v.picklist(['town'], 'validation_invalid')) });

/** Stops from which a bus goes (CALL-29): `all`, the town from which one gets to most first, or those whose name or town begins with these letters. 503 until the supplier has answered once. */
export const listBusStops = defineEndpoint({
  name: 'list-bus-stops',
  id: 'API-45',
  summary: 'List stops of buses',
  method: 'GET',
  path: '/api/bus/location_stop/{x}',
  auth: 'none',
  params: sent({ x: v.pipe(v.string('validation_required'), v.trim(), v.maxLength(60, 'validation_invalid')) }),
  answers: { 200: stops, 404: refusal, 503: refusal },
});

/**
 * Stops to which one gets from a stop without a change (CALL-30); by town, every station of the towns to which one gets from any station of this one.
 * 404 for a stop that there is not.
 */
export const listBusEnds = defineEndpoint({
  name: 'list-bus-ends',
  id: 'API-46',
  summary: 'List stops that are reached from a stop',
  method: 'GET',
  path: '/api/bus/location_end/{x}',
  auth: 'none',
  params: sent({ x: busStopId }),
  query: byTown,
  answers: { 200: stops, 400: refusal, 404: refusal, 503: refusal },
});

/**
 * The buses of a day between two stops, with the seats of each (CALL-31); those that have left are not among them. `x` is `{stop id}-{end id}-{YYYY-MM-DD}`.
 * By town, those between any two stations of both towns; each names its own. Proposed: where a day has none, `nearest_date` is the nearest one at most a
 * week away that has a bus with free seats, null where there is no such day or the supplier fell silent.
 * 404 where no line goes and for a day that there is not; 503 while the supplier is silent, because seats of before are no answer.
 */
export const getBusSchedule = defineEndpoint({
  name: 'get-bus-schedule',
  id: 'API-47',
  summary: 'Read the buses of a day',
  method: 'GET',
  path: '/api/bus/schedule/{x}',
  auth: 'none',
  params: sent({ x: busTrip }),
  query: byTown,
  answers: {
    200: answer(v.array(busDeparture), { nearest_date: v.optional(v.nullable(localDate)) }),
    400: refusal,
    404: refusal,
    503: refusal,
  },
});
