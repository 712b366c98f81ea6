import * as v from 'valibot';
import { documentNumber, latinName, type PassengerDraft, type SavedPassenger } from '@aylal/contracts/account';
import { isLocalDate, type LocalDate, localDate, typedDay } from '@aylal/domain/calendar';
import { removeEmptyValues, type Locale } from '@aylal/domain/language';
import {
  joinRegisterNumber,
  nameForSending,
  nationalityCode,
  nationalityIn,
  passengerDayFaults,
  sentRegister,
  splitRegisterNumber,
} from '@aylal/domain/people';

const day = v.pipe(
  v.string(),
  v.check((text) => text === '' || isLocalDate(text), 'validation_date'),
);

const typed = v.object({
  last_name: latinName('last_name'),
  first_name: latinName('first_name'),
  gender: v.pipe(
    v.string(),
    v.check((text) => text === 'F' || text === 'M', 'validation_gender'),
  ),
  birthday: v.pipe(v.string(), v.nonEmpty('validation_required'), v.check(isLocalDate, 'validation_date')),
  /** `Mongolia (MN)` (ACCT-02). */
  nationality: v.pipe(v.string(), v.nonEmpty('validation_country')),
  register_first: v.string(),
  register_second: v.string(),
  register_digits: v.string(),
  document_number: documentNumber,
  document_expired_date: day,
});

/** A saved passenger as typed: text, so that nothing typed is lost. */
export type PassengerValues = v.InferInput<typeof typed>;

/** The rules of VALID-08 to VALID-22. Mongolians have a complete register number (VALID-14, GAP-21); others have none. */
export function passengerSchema(today: LocalDate): v.GenericSchema<PassengerValues> {
  return v.pipe(
    typed,
    v.rawCheck(({ dataset: { typed: sound, value }, addIssue }) => {
      if (!sound) return;
      const { birthday, document_expired_date } = value;
      const days = {
        birthday: isLocalDate(birthday) ? birthday : undefined,
        document_expired_date: isLocalDate(document_expired_date) ? document_expired_date : undefined,
      };
      const faults = {
        ...passengerDayFaults(days, today),
        ...(hasRegister(value.nationality) ? registerFault(value) : {}),
      };
      for (const [key, message] of Object.entries(faults))
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: value, key, value: value[key as keyof PassengerValues] }],
        });
    }),
  );
}

/** A register number is a Mongolian's. */
export function hasRegister(nationality: string): boolean {
  return nationality !== '' && nationalityCode(nationality) === 'MN';
}

function registerFault(value: PassengerValues): { register_digits?: string } {
  const parts = registerOf(value);
  if (joinRegisterNumber(parts) !== '') return {};
  if (parts.first === '' && parts.second === '' && parts.digits === '')
    return { register_digits: 'validation_required' };
  const whole = /^\d{8}$/.test(parts.digits);
  return { register_digits: whole ? 'validation_register_letters' : 'validation_register_type' };
}

export function registerOf({ register_first, register_second, register_digits }: PassengerValues) {
  return { first: register_first, second: register_second, digits: register_digits };
}

/** A passenger of whom nothing is known but the country. */
export function emptyPassenger(nationality: string): PassengerValues {
  return {
    last_name: '',
    first_name: '',
    gender: '',
    birthday: '',
    nationality,
    register_first: '',
    register_second: '',
    register_digits: '',
    document_number: '',
    document_expired_date: '',
  };
}

/** A saved passenger in the form; the register number is split for editing (ACCT-06). */
export function valuesOf(saved: SavedPassenger, locale: Locale): PassengerValues {
  const { first, second, digits } = splitRegisterNumber(saved.register_number ?? '', saved.register_letters);
  return {
    last_name: saved.last_name,
    first_name: saved.first_name,
    gender: saved.gender,
    birthday: saved.birthday,
    nationality: nationalityIn(locale, saved.nationality),
    register_first: first,
    register_second: second,
    register_digits: digits,
    document_number: saved.document_number ?? '',
    document_expired_date: saved.document_expired_date ?? '',
  };
}

/** What was typed, over what is saved by now: what still stands as it was at `start` follows the saved state. */
export function typedOver(saved: PassengerValues, start: PassengerValues, typed: PassengerValues): PassengerValues {
  const changed = Object.entries(typed).filter(([field, value]) => value !== start[field as keyof PassengerValues]);
  return { ...saved, ...Object.fromEntries(changed) };
}

/** What is sent (API-54, API-55); hyphens of names (VALID-05) and empty values (VALID-23) are removed. */
export function draftOf(values: PassengerValues): PassengerDraft {
  const { last_name, first_name, gender, birthday, nationality, document_number, document_expired_date } = values;
  return {
    last_name: nameForSending(last_name),
    first_name: nameForSending(first_name),
    gender: gender === 'M' ? 'M' : 'F',
    birthday: localDate(birthday),
    nationality: nationalityCode(nationality),
    ...removeEmptyValues({
      ...(hasRegister(nationality) ? sentRegister(registerOf(values)) : {}),
      document_number,
      document_expired_date: typedDay(document_expired_date),
    }),
  };
}
