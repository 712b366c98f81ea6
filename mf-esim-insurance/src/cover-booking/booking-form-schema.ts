import { fields } from '@aylal/contracts';
import type { SavedPassenger } from '@aylal/contracts/account';
import { insuranceBookingForm, insuredPerson, type ComingJourney } from '@aylal/contracts/insurance';
import { isLocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { nationalityIn } from '@aylal/domain/people';
import * as v from 'valibot';

const { last_name, first_name, document_number } = insuredPerson.entries;

/** What is typed of one person. Everything is text, so that nothing typed is lost. */
export type InsuredValues = {
  /** Id of the saved passenger that filled this form, or an empty text. */
  ref_user: string;
  last_name: string;
  first_name: string;
  gender: string;
  birthday: string;
  /** `Mongolia (MN)` (ACCT-02). */
  nationality: string;
  document_number: string;
};

export type CoverBookingValues = {
  contact_name: string;
  contact_email: string;
  contact_dial_code: string;
  contact_phone: string;
  insured: InsuredValues[];
};

/** Every fault of what is typed by itself; days and ages are the rule of the cover. */
export const coverBookingSchema = v.object({
  contact_name: insuranceBookingForm.contact_name,
  contact_email: insuranceBookingForm.contact_email,
  contact_dial_code: fields.dialCode,
  contact_phone: v.pipe(
    v.string(),
    v.nonEmpty('validation_contact_phone_required'),
    v.check((text) => v.is(fields.phone, text), 'validation_contact_phone'),
  ),
  insured: v.array(
    v.object({
      ref_user: v.string(),
      last_name,
      first_name,
      gender: v.pipe(
        v.string(),
        v.check((text) => text === 'F' || text === 'M', 'validation_gender'),
      ),
      birthday: v.pipe(v.string(), v.nonEmpty('validation_birthday_required'), v.check(isLocalDate, 'validation_date')),
      nationality: v.pipe(v.string(), v.nonEmpty('validation_country')),
      document_number: document_number.wrapped,
    }),
  ),
});

/** Somebody of whom nothing is known yet, of Mongolia unless changed. */
export function emptyInsured(locale: Locale): InsuredValues {
  return {
    ref_user: '',
    last_name: '',
    first_name: '',
    gender: '',
    birthday: '',
    nationality: nationalityIn(locale, 'MN'),
    document_number: '',
  };
}

/** A saved passenger in the form. */
export function insuredOfSaved(saved: SavedPassenger, locale: Locale): InsuredValues {
  const { id, last_name: surname, first_name: name, gender, birthday, nationality, document_number: document } = saved;
  return {
    ref_user: id,
    last_name: surname,
    first_name: name,
    gender,
    birthday,
    nationality: nationalityIn(locale, nationality),
    document_number: document ?? '',
  };
}

/** Somebody who travels on an order of the customer's own, in the form. */
export function insuredOfTraveller(one: ComingJourney['people'][number], locale: Locale): InsuredValues {
  return { ref_user: '', ...one, nationality: nationalityIn(locale, one.nationality) };
}

/** A form for so many people, of whom nothing is known yet. */
export function emptyBooking(people: number, locale: Locale): CoverBookingValues {
  return {
    contact_name: '',
    contact_email: '',
    contact_dial_code: '976',
    contact_phone: '',
    insured: Array.from({ length: people }, () => emptyInsured(locale)),
  };
}
