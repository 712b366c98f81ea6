import { busPlans } from '@aylal/domain';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const names = v.object({ mn: text, en: text, zh: text, ru: text, ko: text, ja: text });
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** `2026-12-05T14:30:00+08:00`: without its zone a time would be read on our own clock. */
const zoned = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/));

export const networkAnswer = v.object({
  stops: v.pipe(
    v.array(v.object({ id: v.pipe(v.string(), v.regex(/^\d{3}$/)), name: names, town: names })),
    v.minLength(2),
  ),
  lines: v.array(v.object({ id: text, stops: v.pipe(v.array(text), v.minLength(2)) })),
});

export const departuresAnswer = v.object({ departures: v.array(v.unknown()) });

export const departureRecord = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,40}$/)),
  run: text,
  from: text,
  to: text,
  departs_at: zoned,
  arrives_at: zoned,
  bus: v.object({ model: text, places: v.picklist(busPlans), plate: v.string() }),
  platform: v.string(),
  driver_phone: v.string(),
  cancelled: v.boolean(),
  km: whole,
  price: v.pipe(whole, v.minValue(1)),
  child_price: whole,
  free_seats: v.array(v.pipe(whole, v.minValue(1))),
});

export const departureAnswer = v.object({ departure: departureRecord });

export const bookingRecord = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,20}$/)),
  tickets: v.pipe(v.array(v.object({ seat: whole, id: text })), v.minLength(1)),
});

export const bookingsAnswer = v.object({ bookings: v.array(bookingRecord) });

export const refusal = v.object({ error: v.string() });
