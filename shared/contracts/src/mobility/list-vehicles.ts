import { vehicleCodePattern } from '@aylal/domain/mobility';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, sent, wholeNumber } from '../fields.ts';

/**
 * MOB-01. `battery` in per cent, `lock_state` null where the lock did not tell, `msg_time_ts` Unix seconds of the last message. Proposed: where it then
 * was, and `distance` in metres from the place that was asked about, null without one.
 */
export const mobilityVehicle = v.object({
  id: v.string(),
  vehicle_type: v.number(),
  ref_number: v.string(),
  qr_code: v.string(),
  plate_no: v.string(),
  lock_id: v.string(),
  battery: v.number(),
  status: v.number(),
  lock_state: v.nullable(v.number()),
  msg_time_ts: v.pipe(v.number(), v.integer()),
  lat: v.number(),
  lon: v.number(),
  distance: v.nullable(v.number()),
});
export type MobilityVehicle = v.InferOutput<typeof mobilityVehicle>;

/** Which vehicle, as the calls name it. */
export const vehicleId = v.pipe(v.string('validation_required'), v.regex(/^[\w-]{1,40}$/, 'validation_invalid'));

const typeAsked = v.optional(wholeNumber(0, 3, 'validation_invalid'));

/** A coordinate as it is in an address: degrees with at most six decimals, within `most` either way. */
const degrees = (most: number) =>
  v.pipe(
    v.string('validation_invalid'),
    v.regex(/^-?\d{1,3}(\.\d{1,6})?$/, 'validation_invalid'),
    v.transform(Number),
    v.minValue(-most, 'validation_invalid'),
    v.maxValue(most, 'validation_invalid'),
  );

/** NEED-23: vehicles of a type or of all, or the one that is named by its id or, proposed, by the `code` on it: its plate, its number or the text of its QR code; the 60 nearest to a place when one is named, else by plate. `server_time` is the clock for the age of positions. 503 while there is no telemetry. */
export const listVehicles = defineEndpoint({
  name: 'list-vehicles',
  id: 'NEED-23',
  summary: 'List mobility vehicles',
  method: 'GET',
  path: '/api/mobility/vehicles/',
  auth: 'none',
  query: v.pipe(
    sent({
      lat: v.optional(degrees(90)),
      lon: v.optional(degrees(180)),
      vehicle_type: typeAsked,
      vehicle: v.optional(vehicleId),
      code: v.optional(v.pipe(v.string(), v.trim(), v.regex(vehicleCodePattern, 'validation_invalid'))),
    }),
    v.forward(
      v.check(({ lat, lon }) => (lat === undefined) === (lon === undefined), 'validation_invalid'),
      ['lon'],
    ),
  ),
  answers: { 200: answer(v.array(mobilityVehicle), { server_time: instant }), 400: refusal, 503: refusal },
});

/** A vehicle on a map: what its pin says, and by what it is decided whether it can be ridden. */
export const vehiclePin = v.omit(mobilityVehicle, ['ref_number', 'qr_code', 'lock_id', 'distance']);
export type VehiclePin = v.InferOutput<typeof vehiclePin>;

/** Every vehicle of a type or of all for a map, 10,000 at most (CONST-02); otherwise as NEED-23. */
export const listVehiclePins = defineEndpoint({
  name: 'list-vehicle-pins',
  id: 'NEED-149',
  summary: 'List mobility vehicles for a map',
  method: 'GET',
  path: '/api/mobility/markers/',
  auth: 'none',
  query: sent({ vehicle_type: typeAsked }),
  answers: { 200: answer(v.array(vehiclePin), { server_time: instant }), 400: refusal, 503: refusal },
});
