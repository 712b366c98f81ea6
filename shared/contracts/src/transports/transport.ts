import { transportKinds } from '@aylal/domain/transports';
import * as v from 'valibot';
import { localDate, money } from '../fields.ts';
import { tripSlug, tripTerm } from '../trips/trip.ts';

/** What drives: a car for the city, one for the steppe, a van, a small bus. */
export const vehicleClasses = ['sedan', 'suv', 'van', 'minibus'] as const;
export type VehicleClass = (typeof vehicleClasses)[number];

/** The name of a car with its driver in an address: `airport-city-prius`. */
export const transportId = tripSlug;

/**
 * A car with its driver, of the list (NEED-20): `price` is for one way of a `transfer`, for a day of a `hire`. Proposed: the kind, the class and name of the vehicle, how many `seats` there
 * are for passengers, how many pieces of `luggage` it takes, `lead` in one sentence.
 */
export const transportListed = v.object({
  id: v.string(),
  title: v.string(),
  price: money,
  picture: v.string(),
  kind: v.picklist(transportKinds),
  vehicle_class: v.picklist(vehicleClasses),
  vehicle: v.string(),
  seats: v.number(),
  luggage: v.number(),
  lead: v.string(),
});

/**
 * A car with its driver (proposed, beside NEED-20). `languages` are the driver's as language tags; a driver waits `free_waiting_minutes` and costs `waiting_price` for each hour begun after them. It is hired from
 * `min_days` to `max_days`, one way is one day, asked for `notice_hours` ahead, and goes with a flight where `asks_flight`. `terms` are the operator's, the farthest first; on the days of `taken` it is
 * somebody else's, and after `last_day` it is not available yet.
 */
export const transport = v.object({
  ...transportListed.entries,
  languages: v.array(v.string()),
  included: v.array(v.string()),
  excluded: v.array(v.string()),
  free_waiting_minutes: v.number(),
  waiting_price: money,
  min_days: v.number(),
  max_days: v.number(),
  notice_hours: v.number(),
  asks_flight: v.boolean(),
  terms: v.array(tripTerm),
  taken: v.array(localDate),
  last_day: localDate,
});

export type TransportListed = v.InferOutput<typeof transportListed>;
export type Transport = v.InferOutput<typeof transport>;
