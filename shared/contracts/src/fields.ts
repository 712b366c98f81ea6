import * as v from 'valibot';
import { isLocalDate, type LocalDate } from '@aylal/domain';

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
export const localDate = v.pipe(
  v.string('validation_date'),
  v.check((value) => isLocalDate(value), 'validation_date'),
  v.transform((value) => value as LocalDate),
);

/** Whole tögrög (MNY-1). */
export const money = v.pipe(v.number(), v.integer());

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

/** E-mail address, at most 255 characters (VALID-28). */
export const email = v.pipe(
  v.string('validation_email_required'),
  v.trim(),
  v.nonEmpty('validation_email_required'),
  v.maxLength(255, 'validation_email_length'),
  v.email('validation_email'),
);

/** Dial digits without plus, such as 976. */
export const dialCode = v.pipe(v.string('validation_dial_code'), v.regex(/^[1-9]\d{0,3}$/, 'validation_dial_code'));

/** National phone number: digits only, spaces and hyphens dropped. */
export const phone = v.pipe(
  v.string('validation_contact_phone_required'),
  v.transform((value) => value.replace(/[\s-]/g, '')),
  v.nonEmpty('validation_contact_phone_required'),
  v.regex(/^\d{4,15}$/, 'validation_contact_phone'),
);

/** The 4-digit code sent to a phone or e-mail (VALID-39, VALID-40). */
export const verifyCode = v.pipe(
  v.string('kod_requires'),
  v.trim(),
  v.nonEmpty('kod_requires'),
  v.minLength(4, 'kod_bogino'),
  v.regex(/^\d{4}$/, 'kod_bogino'),
);

/** 8 to 128 characters, any character (SEC-7). */
export const newPassword = v.pipe(
  v.string('validation_password_required'),
  v.nonEmpty('validation_password_required'),
  v.minLength(8, 'validation_password_short'),
  v.maxLength(128, 'validation_password_long'),
);

/** An object that somebody sends: a missing field is refused as `validation_required`, a field that is not listed is dropped (AUT-2). */
export function sent<E extends v.ObjectEntries>(entries: E) {
  return v.object(entries, 'validation_required');
}
