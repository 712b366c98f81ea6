import { landscapes } from '../../../platform/drawing/landscapes.ts';
import { tripKinds, tripLevels, tripMeals } from '@aylal/contracts/trips';
import { isLocalDate, type LocalDate } from '@aylal/domain/calendar';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const names = v.object({ mn: text, en: text, zh: text, ru: text, ko: text, ja: text });
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const atLeastOne = v.pipe(whole, v.minValue(1));
const day = v.pipe(
  v.string(),
  v.check((value) => isLocalDate(value)),
  v.transform((value) => value as LocalDate),
);

export const tripsAnswer = v.object({ trips: v.array(v.unknown()) });

const departure = v.object({
  date: day,
  price: atLeastOne,
  single_supplement: whole,
  child_price: whole,
  free: whole,
});

export const tripRecord = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+){0,11}$/)),
  kind: v.picklist(tripKinds),
  landscape: v.picklist(landscapes),
  days: atLeastOne,
  title: names,
  lead: names,
  route: v.pipe(v.array(names), v.minLength(1)),
  stops: v.array(
    v.object({
      name: names,
      lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      day: atLeastOne,
    }),
  ),
  operator: names,
  level: v.picklist(tripLevels),
  packing: v.array(names),
  min_group: atLeastOne,
  max_group: atLeastOne,
  child_below: whole,
  languages: v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  programme: v.array(
    v.object({
      title: names,
      text: names,
      meals: v.array(v.picklist(tripMeals)),
      stay: v.nullable(names),
      landscape: v.picklist(landscapes),
    }),
  ),
  included: v.array(names),
  excluded: v.array(names),
  terms: v.array(v.object({ days_before: whole, percent: v.pipe(whole, v.maxValue(100)) })),
  deposit: v.nullable(v.object({ percent: v.pipe(atLeastOne, v.maxValue(99)), rest_days_before: whole })),
  departures: v.array(departure),
});

export const booking = v.object({ confirmation: text, reference: text });
export const bookingsAnswer = v.object({ bookings: v.array(booking) });
