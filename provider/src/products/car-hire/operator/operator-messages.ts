import { landscapes } from '../../../platform/drawing/landscapes.ts';
import { vehicleClasses } from '@aylal/contracts/transports';
import { isLocalDate, type LocalDate } from '@aylal/domain/calendar';
import { transportKinds } from '@aylal/domain/transports';
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

export const transportsAnswer = v.object({ transports: v.array(v.unknown()) });

export const transportRecord = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+){0,11}$/)),
  kind: v.picklist(transportKinds),
  vehicle_class: v.picklist(vehicleClasses),
  vehicle: names,
  landscape: v.picklist(landscapes),
  title: names,
  lead: names,
  places: v.array(names),
  price: atLeastOne,
  seats: atLeastOne,
  luggage: whole,
  languages: v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  included: v.array(names),
  excluded: v.array(names),
  free_waiting_minutes: whole,
  waiting_price: whole,
  min_days: atLeastOne,
  max_days: v.pipe(atLeastOne, v.maxValue(30)),
  notice_hours: whole,
  asks_flight: v.boolean(),
  terms: v.array(v.object({ days_before: whole, percent: v.pipe(whole, v.maxValue(100)) })),
  cars: atLeastOne,
  taken: v.array(day),
  last_day: day,
});

export const booking = v.object({
  confirmation: text,
  reference: text,
  driver: names,
  driver_phone: text,
  plate: text,
});
export const bookingsAnswer = v.object({ bookings: v.array(booking) });
