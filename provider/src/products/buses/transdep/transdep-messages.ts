import { busPlans } from '@aylal/domain/bus';
import * as v from 'valibot';
import { bookingCode, names, text, whole, zoned } from '../../../platform/partner-http/partner-fields.ts';

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
  code: bookingCode,
  tickets: v.pipe(v.array(v.object({ seat: whole, id: text })), v.minLength(1)),
});

export const bookingsAnswer = v.object({ bookings: v.array(bookingRecord) });
