import { isPrintedText } from '@aylal/domain/language';
import * as v from 'valibot';

/** Refuses a text that cannot be printed on one line in one direction, with `validation_name_characters` (AUT-3). For every name that somebody sends in their own script. */
export const printedText = v.check<string, string>(isPrintedText, 'validation_name_characters');

/** Whom a booking is addressed to, as they write it, in any script; at most 120 characters. */
export const contactName = v.pipe(
  v.string('validation_contact_name_required'),
  v.trim(),
  v.nonEmpty('validation_contact_name_required'),
  v.maxLength(120, 'validation_text_length'),
  printedText,
);
