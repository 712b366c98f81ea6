import * as v from 'valibot';
import { fields } from '@aylal/contracts';
import { documentNumber, isLatinName, type SavedPassenger } from '@aylal/contracts/account';
import { busContact, busPassenger } from '@aylal/contracts/bus';
import type { Locale } from '@aylal/domain/language';
import { joinRegisterNumber, sentRegister, splitRegisterNumber, type RegisterParts } from '@aylal/domain/people';

const { last_name, first_name } = busPassenger.entries;

/** What is typed of a passenger: a register number in its parts, or of a foreigner a passport. */
export interface PassengerValues {
  last_name: string;
  first_name: string;
  foreign: boolean;
  register_first: string;
  register_second: string;
  register_digits: string;
  passport_number: string;
  /** Asked of foreigners on trains alone. */
  birthday: string;
  fare: string;
}

export interface BookingValues {
  passengers: PassengerValues[];
  contact_email: string;
  contact_dial_code: string;
  contact_phone: string;
}

/** What is typed of a passenger, by the rules that every ride has. */
export const typedPassenger = v.pipe(
  v.object({
    last_name,
    first_name,
    foreign: v.boolean(),
    register_first: v.string(),
    register_second: v.string(),
    register_digits: v.string(),
    passport_number: v.string(),
    birthday: v.string(),
    fare: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['foreign'], ['register_first'], ['register_second'], ['register_digits']],
      (one) => one.foreign || registerOf(one) !== '',
      'validation_register_type',
    ),
    ['register_digits'],
  ),
  v.forward(
    v.partialCheck(
      [['foreign'], ['last_name']],
      (one) => !one.foreign || isLatinName(one.last_name),
      'validation_last_name_type',
    ),
    ['last_name'],
  ),
  v.forward(
    v.partialCheck(
      [['foreign'], ['first_name']],
      (one) => !one.foreign || isLatinName(one.first_name),
      'validation_first_name_type',
    ),
    ['first_name'],
  ),
  v.forward(
    v.partialCheck(
      [['foreign'], ['passport_number']],
      (one) => !one.foreign || (one.passport_number !== '' && v.is(documentNumber, one.passport_number)),
      'validation_document_min',
    ),
    ['passport_number'],
  ),
);

/** The contact as it is typed. */
export const typedContact = {
  contact_email: busContact.contact_email,
  contact_dial_code: fields.dialCode,
  contact_phone: v.pipe(
    v.string(),
    v.nonEmpty('validation_contact_phone_required'),
    v.check((text) => v.is(fields.phone, text), 'validation_contact_phone'),
  ),
};

/** Everything typed of a booking. Text stays text, so that every fault shows at once. */
export const bookingSchema = v.pipe(
  v.object({ passengers: v.array(typedPassenger), ...typedContact }),
  fields.checkContactPhone(),
);

type TypedRegister = Pick<PassengerValues, 'register_first' | 'register_second' | 'register_digits'>;

/** The number that is sent; empty while it is not whole. */
export function registerOf(one: TypedRegister): string {
  return joinRegisterNumber(registerParts(one));
}

/** What is sent of a register number: the number, and beside it its letters where they are Cyrillic, by which the order shows it (GAP-20). */
export function registerToSend(one: TypedRegister): { document_number: string; register_letters?: string } {
  const { register_number, register_letters } = sentRegister(registerParts(one));
  return { document_number: register_number, ...(register_letters && { register_letters }) };
}

function registerParts(one: TypedRegister): RegisterParts {
  return { first: one.register_first, second: one.register_second, digits: one.register_digits };
}

/** Whether a passenger begins with a passport: who reads another language than Mongolian seldom has a register number, which stays one tap away. */
export function beginsWithPassport(locale: Locale, abroad = false): boolean {
  return abroad || locale !== 'mn';
}

export function emptyPassenger(foreign = false): PassengerValues {
  return {
    last_name: '',
    first_name: '',
    foreign,
    register_first: '',
    register_second: '',
    register_digits: '',
    passport_number: '',
    birthday: '',
    fare: 'adult',
  };
}

/** The form as it begins: what was typed before, and one passenger for each place. */
export function startValues(typed: BookingValues | undefined, places: number, foreign = false): BookingValues {
  return {
    passengers: Array.from({ length: places }, (_, index) => typed?.passengers[index] ?? emptyPassenger(foreign)),
    contact_email: typed?.contact_email ?? '',
    contact_dial_code: typed?.contact_dial_code ?? '976',
    contact_phone: typed?.contact_phone ?? '',
  };
}

/** A saved passenger in place of what is typed of one; `abroad` takes the passport of anybody. */
export function fromSaved(saved: SavedPassenger, fare: string, abroad = false): PassengerValues {
  const { first, second, digits } = splitRegisterNumber(saved.register_number ?? '', saved.register_letters);
  const foreign = abroad || (saved.register_number === undefined && saved.document_number !== undefined);
  return {
    last_name: saved.last_name,
    first_name: saved.first_name,
    foreign,
    register_first: first,
    register_second: second,
    register_digits: digits,
    passport_number: foreign ? (saved.document_number ?? '') : '',
    birthday: saved.birthday,
    fare,
  };
}
