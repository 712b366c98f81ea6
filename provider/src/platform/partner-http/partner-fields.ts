import * as v from 'valibot';

/** Fields as the partners who sell places on buses and trains write them. */
export const text = v.pipe(v.string(), v.nonEmpty());
export const names = v.object({ mn: text, en: text, zh: text, ru: text, ko: text, ja: text });
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** `2026-12-05T14:30:00+08:00`: without its zone a time would be read on our own clock. */
export const zoned = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/));
/** The number of a booking. */
export const bookingCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,20}$/));
