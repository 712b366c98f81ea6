import * as v from 'valibot';
import { trainClasses } from '@aylal/domain/trains';
import { money } from '../fields.ts';

/** The id of a station, such as `ULB`. */
export const trainStationId = v.pipe(
  v.string('validation_required'),
  v.nonEmpty('validation_required'),
  v.regex(/^[A-Z]{3}$/, 'validation_place'),
);

/** A train between two of its stations: its number, the day on which it starts, where one gets on and off. */
export const trainVoyageId = v.pipe(
  v.string('validation_required'),
  v.regex(/^[0-9A-Z]{1,6}-\d{8}-[A-Z]{3}-[A-Z]{3}$/, 'validation_reference'),
);

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
 * and its wagons, the cheapest first. `id` asks for its places; `is_domestic`: it is not taken over a border.
 */
export const train = v.object({
  id: v.string(),
  is_domestic: v.boolean(),
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

/** One wagon: its number on the train, the class, what a place costs, and the numbers of those that are free. */
export const trainWagon = v.object({
  number: v.number(),
  class: v.picklist(trainClasses),
  price: money,
  child_price: money,
  free_places: v.array(v.number()),
});

/** A train with each of its wagons. `is_cancelled`: it does not go, and nothing of it is sold. */
export const trainVoyage = v.object({
  ...v.omit(train, ['wagons']).entries,
  is_cancelled: v.boolean(),
  wagons: v.array(trainWagon),
});

export type TrainWagon = v.InferOutput<typeof trainWagon>;
export type TrainVoyage = v.InferOutput<typeof trainVoyage>;
export type TrainStation = v.InferOutput<typeof trainStation>;
export type TrainStop = v.InferOutput<typeof trainStop>;
export type TrainWagons = v.InferOutput<typeof trainWagons>;
export type Train = v.InferOutput<typeof train>;
