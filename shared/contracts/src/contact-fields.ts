import * as v from 'valibot';

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

interface ContactPhone {
  readonly contact_dial_code: string;
  readonly contact_phone: string;
}

/** A phone that cannot be one of its country: numbers of Mongolia have 8 digits. */
export function checkContactPhone<T extends ContactPhone>(): v.RawCheckAction<T> {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { contact_dial_code, contact_phone } = dataset.value;
    const digits = contact_phone.replace(/[\s-]/g, '');
    if (contact_dial_code === '976' && digits !== '' && digits.length !== 8)
      addIssue({
        message: 'validation_contact_phone_mn',
        path: [{ type: 'unknown', origin: 'value', input: dataset.value, key: 'contact_phone', value: contact_phone }],
      });
  });
}

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
