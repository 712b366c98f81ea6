import * as v from 'valibot';
import { money } from '../fields.ts';

/** The id of a station, such as `ULB`. */
export const trainStationId = v.pipe(
  v.string('validation_required'),
  v.nonEmpty('validation_required'),
  v.regex(/^[A-Z]{3}$/, 'validation_place'),
);

/** How one travels: on a seat, in an open sleeper, in a compartment. */
export const trainClasses = ['public', 'open', 'compartment'] as const;
export type TrainClass = (typeof trainClasses)[number];

/** Where a train stops. */
export const trainStation = v.object({ id: v.string(), name: v.string() });

/** A stop of a train (TRAIN-01), its times with the zone of their place: null where it comes from nowhere, or goes no further. */
export const trainStop = v.object({
  stop_name: v.string(),
  arr_time: v.nullable(v.string()),
  dep_time: v.nullable(v.string()),
});

/** The wagons of a class: what a place costs between the two stations, and how many are free. */
export const trainWagons = v.object({
  class: v.picklist(trainClasses),
  price: money,
  child_price: money,
  free: v.number(),
});

/**
 * A train between two of its stations (TRAIN-01, NEED-17). `stations` are all its stops, from the first to the last. Proposed: where and when one gets on and off,
 * and its wagons, the cheapest first.
 */
export const train = v.object({
  train_no: v.string(),
  train_name: v.string(),
  stations: v.array(trainStop),
  from_name: v.string(),
  to_name: v.string(),
  dep_time: v.string(),
  arr_time: v.string(),
  distance: v.number(),
  wagons: v.array(trainWagons),
});

export type TrainStation = v.InferOutput<typeof trainStation>;
export type TrainStop = v.InferOutput<typeof trainStop>;
export type TrainWagons = v.InferOutput<typeof trainWagons>;
export type Train = v.InferOutput<typeof train>;
