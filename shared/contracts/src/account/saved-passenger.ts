import * as v from 'valibot';
import { localDate, sent } from '../fields.ts';
import { latinName } from './person-name.ts';

/** Optional; 6 to 12 letters and digits, no spaces (VALID-03, VALID-17 to VALID-20). */
export const documentNumber = v.pipe(
  v.string(),
  v.check((value) => !/\s/.test(value), 'validation_document_notspace'),
  v.regex(/^[A-Za-z0-9]*$/, 'validation_latin'),
  v.check((value) => value === '' || value.length >= 6, 'validation_document_min'),
  v.maxLength(12, 'validation_document_max'),
);

/** Two capital letters and 8 digits (VALID-04); the Cyrillic letters travel beside it as `register_letters` (GAP-20). */
export const registerNumber = v.pipe(v.string(), v.regex(/^[A-Z]{2}[0-9]{8}$/, 'validation_register_type'));
export const registerLetters = v.pipe(v.string(), v.regex(/^[А-ЯЁӨҮ]{2}$/, 'validation_register_letters'));

/** Two-letter country code. */
export const countryCode = v.pipe(v.string('validation_country'), v.regex(/^[A-Z]{2}$/, 'validation_country'));

export const gender = v.picklist(['F', 'M'], 'validation_gender');

/** What is sent to create a saved passenger; empty values are removed before sending (VALID-23). */
export const passengerDraft = sent({
  last_name: latinName('last_name'),
  first_name: latinName('first_name'),
  gender,
  birthday: localDate,
  register_number: v.optional(registerNumber),
  register_letters: v.optional(registerLetters),
  nationality: countryCode,
  document_number: v.optional(documentNumber),
  document_expired_date: v.optional(localDate),
});

/** How often a saved passenger was saved, from 1: sent back with a change, it tells that nobody else has changed it meanwhile (REL-6). */
export const passengerRevision = v.optional(v.pipe(v.number('validation_number'), v.integer('validation_number')));

/** The saved passenger of ACCT-01. Document and register numbers are its owner's only (PII-2). */
export const savedPassenger = v.object({ id: v.string(), revision: passengerRevision, ...passengerDraft.entries });

/** The same in a list (PII-2): both numbers masked and under other names; whole ones are read one by one, where they are edited or booked with. */
export const listedPassenger = v.object({
  id: v.string(),
  ...v.omit(passengerDraft, ['register_number', 'register_letters', 'document_number']).entries,
  masked_register: v.optional(v.string()),
  masked_document: v.optional(v.string()),
});

export type PassengerDraft = v.InferOutput<typeof passengerDraft>;
export type SavedPassenger = v.InferOutput<typeof savedPassenger>;
export type ListedPassenger = v.InferOutput<typeof listedPassenger>;
