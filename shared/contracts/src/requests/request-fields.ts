import * as v from 'valibot';
import { printedText } from '../name-fields.ts';

/** Somebody's name as they write it, in any script. */
export const personName = v.pipe(
  v.string('validation_contact_name_required'),
  v.trim(),
  v.nonEmpty('validation_contact_name_required'),
  v.maxLength(100, 'validation_text_length'),
  printedText,
);

/** What somebody writes to us. */
export const requestMessage = v.pipe(
  v.string('validation_required'),
  v.trim(),
  v.nonEmpty('validation_required'),
  v.maxLength(2000, 'validation_text_length'),
);

/** A field of a form that was left empty counts as not sent; what is refused is refused in the words of the schema. */
export function orEmpty<S extends v.GenericSchema>(schema: S) {
  const empty = v.pipe(
    v.literal(''),
    v.transform(() => undefined),
  );
  return v.optional(
    v.union(
      [empty, schema],
      ({ issues = [] }) => issues.find(({ type }) => type !== 'literal')?.message ?? 'validation_invalid',
    ),
  );
}
