import { trainClasses } from '@aylal/contracts';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const names = v.object({ mn: text, en: text, zh: text, ru: text, ko: text, ja: text });
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** `2026-12-05T20:25:00+08:00`: without its zone a time would be read on our own clock. */
const zoned = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/));

export const networkAnswer = v.object({
  stations: v.pipe(v.array(v.object({ id: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), name: names })), v.minLength(2)),
  lines: v.array(v.pipe(v.array(text), v.minLength(2))),
});

export const trainsAnswer = v.object({ trains: v.array(v.unknown()) });

const stop = v.object({ station: text, arrives_at: v.nullable(zoned), departs_at: v.nullable(zoned) });

export const trainRecord = v.object({
  number: text,
  stops: v.pipe(v.array(stop), v.minLength(2)),
  km: whole,
  wagons: v.array(
    v.object({ class: v.picklist(trainClasses), price: v.pipe(whole, v.minValue(1)), child_price: whole, free: whole }),
  ),
});

export const refusal = v.object({ error: v.string() });
