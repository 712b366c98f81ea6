import * as v from 'valibot';
import { isLocalDate } from '@aylal/domain/calendar';

// Apart, because a list of offers sends no address and no code.
export { checkContactPhone, dialCode, email, newPassword, phone, verifyCode } from './contact-fields.ts';

/** A whole number that may arrive as text (a query value). Refuses fractions, blanks and anything outside the range. */
export function wholeNumber(min: number, max: number, message = 'validation_number') {
  return v.pipe(
    v.union(
      [v.number(message), v.pipe(v.string(message), v.regex(/^\d{1,12}$/, message), v.transform(Number))],
      message,
    ),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** A calendar day `YYYY-MM-DD` that exists (VALID-24). */
export const localDate = v.pipe(v.string('validation_date'), v.guard(isLocalDate, 'validation_date'));

/** Whole tögrög (MNY-1). */
export const money = v.pipe(v.number(), v.integer());

/** An amount as a page sends back what it has shown (MNY-1, AUT-3): whole tögrög, from 0 to 10¹², more than anything of ours costs. What is charged is the server's own amount. */
export const shownMoney = v.pipe(
  v.number('validation_number'),
  v.integer('validation_number'),
  v.minValue(0, 'validation_number'),
  v.maxValue(1_000_000_000_000, 'validation_number'),
);

/** An instant as ISO 8601 with zone. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** A reference number that the provider gave out. */
export const refNumber = v.pipe(
  v.string('validation_required'),
  v.regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/i, 'validation_reference'),
);

/** An IATA place code, raised to capitals. */
export const placeCode = v.pipe(
  v.string('validation_place'),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{3}$/, 'validation_place'),
);

/** An object that somebody sends: a missing field is refused as `validation_required`, a field that is not listed is dropped (AUT-2). */
export function sent<E extends v.ObjectEntries>(entries: E) {
  return v.object(entries, 'validation_required');
}
