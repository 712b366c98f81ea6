import * as v from 'valibot';
import { localDate, money } from '../fields.ts';

/** A journey of several days in the country, one of a single day, a package abroad. */
export const tripKinds = ['tour', 'day', 'package'] as const;
export type TripKind = (typeof tripKinds)[number];

export const tripMeals = ['breakfast', 'lunch', 'dinner'] as const;

/** The name of a trip in an address: `gobi-7-days`. */
export const tripSlug = v.pipe(
  v.string('validation_required'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+){0,11}$/, 'validation_invalid'),
  v.maxLength(80, 'validation_invalid'),
);

/**
 * A trip of the list (API-51): `price` is the lowest a grown-up pays on any of its dates. Proposed: `lead` in one sentence, `next_date` the first day on which places are
 * free (null where there is none), `languages` those of its guides as language tags.
 */
export const tripListed = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  picture: v.string(),
  price: money,
  days: v.number(),
  kind: v.picklist(tripKinds),
  lead: v.string(),
  next_date: v.nullable(localDate),
  languages: v.array(v.string()),
});

/** A day of the programme; `stay` is empty where one is home by night, `picture` (proposed) where there is none. */
export const tripDay = v.object({
  title: v.string(),
  text: v.string(),
  meals: v.array(v.picklist(tripMeals)),
  stay: v.string(),
  picture: v.optional(v.string(), ''),
});

/**
 * A date of a trip, by the calendar of Ulaanbaatar: `price` for a grown-up who shares a room, `single_supplement` on top for a room alone, `child_price` for a child in the room
 * of a grown-up, `free` the places that can still be had.
 */
export const tripDeparture = v.object({
  date: localDate,
  end_date: localDate,
  price: money,
  single_supplement: money,
  child_price: money,
  free: v.number(),
});

/** Proposed: how hard a trip is: for everybody, for who walks and rides at ease, for who is used to hardship. */
export const tripLevels = ['easy', 'moderate', 'demanding'] as const;

/** Proposed: a place of a trip, and on which day of it one is there first. */
export const tripStop = v.object({ name: v.string(), lat: v.number(), lon: v.number(), day: v.number() });

/** From `days_before` days before the departure on, cancelling costs `percent` of the price. */
export const tripTerm = v.object({ days_before: v.number(), percent: v.number() });

/** A deposit as the operator takes it: `percent` of the price now, the rest to the operator itself, at the latest `rest_days_before` days before the departure. */
export const tripDeposit = v.object({ percent: v.number(), rest_days_before: v.number() });

/** How an order is paid with a deposit: `now` here, `rest` to the operator until the end of that day. */
export const tripDepositPlan = v.object({ now: money, rest: money, until: localDate });

/**
 * A trip with its programme and dates (NEED-19). `route` are its places in order, `stops` the same with where they lie, from the departure on; `operator` runs it, `packing` is what to bring; children pay their own price while younger than `child_below`, zero where they cannot come; it
 * goes from `min_group` people on. `terms` are the operator's, the farthest first;
 * `deposit` is null where the whole price is paid now.
 */
export const trip = v.object({
  ...tripListed.entries,
  route: v.array(v.string()),
  stops: v.array(tripStop),
  operator: v.string(),
  level: v.picklist(tripLevels),
  packing: v.array(v.string()),
  min_group: v.number(),
  max_group: v.number(),
  child_below: v.number(),
  programme: v.array(tripDay),
  included: v.array(v.string()),
  excluded: v.array(v.string()),
  terms: v.array(tripTerm),
  deposit: v.nullable(tripDeposit),
  departures: v.array(tripDeparture),
});

export type TripListed = v.InferOutput<typeof tripListed>;
export type TripDay = v.InferOutput<typeof tripDay>;
export type TripDeparture = v.InferOutput<typeof tripDeparture>;
export type TripStop = v.InferOutput<typeof tripStop>;
export type Trip = v.InferOutput<typeof trip>;
