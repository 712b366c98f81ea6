import { trainClasses } from '@aylal/domain/trains';
import * as v from 'valibot';
import { bookingCode, names, text, whole, zoned } from '../../../platform/partner-http/partner-fields.ts';

export const networkAnswer = v.object({
  stations: v.pipe(
    v.array(
      v.object({ id: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), country: v.picklist(['MN', 'CN', 'RU']), name: names }),
    ),
    v.minLength(2),
  ),
  lines: v.array(v.pipe(v.array(text), v.minLength(2))),
});

export const trainsAnswer = v.object({ trains: v.array(v.unknown()) });

const stop = v.object({ station: text, arrives_at: v.nullable(zoned), departs_at: v.nullable(zoned) });

export const trainRecord = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9A-Z]{1,6}-\d{8}-[A-Z]{3}-[A-Z]{3}$/)),
  run: text,
  number: text,
  from: text,
  to: text,
  stops: v.pipe(v.array(stop), v.minLength(2)),
  km: whole,
  platform: v.string(),
  cancelled: v.boolean(),
  wagons: v.array(
    v.object({
      number: v.pipe(whole, v.minValue(1)),
      class: v.picklist(trainClasses),
      price: v.pipe(whole, v.minValue(1)),
      child_price: whole,
      free: v.array(v.pipe(whole, v.minValue(1))),
    }),
  ),
});

export const trainAnswer = v.object({ train: trainRecord });

export const lockAnswer = v.object({ lock: text, expires_at: v.pipe(v.string(), v.isoTimestamp()) });

export const bookingRecord = v.object({
  code: bookingCode,
  tickets: v.pipe(v.array(v.object({ place: whole, id: text })), v.minLength(1)),
});

export const bookingsAnswer = v.object({ bookings: v.array(bookingRecord) });
