import type { SavedPassenger } from '@aylal/contracts/account';
import type { Locale } from '@aylal/domain/language';
import { nationalityIn, splitRegisterNumber, type AgeCategory } from '@aylal/domain/people';

/** One traveller as typed. Everything is text, so that nothing typed is lost; what is sent is made of it. */
export type TravellerValues = {
  type: AgeCategory;
  /** Id of the saved passenger that filled this form, or an empty text. */
  ref_user: string;
  save: boolean;
  surname: string;
  given_name: string;
  gender: string;
  date_of_birth: string;
  /** `Mongolia (MN)` (ACCT-02). */
  nationality: string;
  register_first: string;
  register_second: string;
  register_digits: string;
  doc_number: string;
  expiration_date: string;
  mileage: string;
};

export type BookingFormValues = {
  contact: {
    contact_name: string;
    contact_dial_code: string;
    contact_phone: string;
    contact_email: string;
    is_company: boolean;
    company_register: string;
    /** By the register of companies, never typed; empty while it is not found. */
    company_name: string;
  };
  travellers: TravellerValues[];
};

/** A traveller of whom nothing is known yet, of Mongolia unless changed. */
export function emptyTraveller(type: AgeCategory, locale: Locale): TravellerValues {
  return {
    type,
    ref_user: '',
    save: false,
    surname: '',
    given_name: '',
    gender: '',
    date_of_birth: '',
    nationality: nationalityIn(locale, 'MN'),
    register_first: '',
    register_second: '',
    register_digits: '',
    doc_number: '',
    expiration_date: '',
    mileage: '',
  };
}

/** A saved passenger in the form; the register number is split for editing (ACCT-06). Mileage is of this booking and stays empty. */
export function travellerOfSaved(saved: SavedPassenger, type: AgeCategory, locale: Locale): TravellerValues {
  const { first, second, digits } = splitRegisterNumber(saved.register_number ?? '', saved.register_letters);
  return {
    ...emptyTraveller(type, locale),
    ref_user: saved.id,
    surname: saved.last_name,
    given_name: saved.first_name,
    gender: saved.gender,
    date_of_birth: saved.birthday,
    nationality: nationalityIn(locale, saved.nationality),
    register_first: first,
    register_second: second,
    register_digits: digits,
    doc_number: saved.document_number ?? '',
    expiration_date: saved.document_expired_date ?? '',
  };
}

export function emptyBooking(types: readonly AgeCategory[], locale: Locale): BookingFormValues {
  return {
    contact: {
      contact_name: '',
      contact_dial_code: '976',
      contact_phone: '',
      contact_email: '',
      is_company: false,
      company_register: '',
      company_name: '',
    },
    travellers: types.map((type) => emptyTraveller(type, locale)),
  };
}

/** What was typed before, in the shape of today: a draft of an older page may lack fields, or whole passengers. */
export function bookingOfDraft(
  draft: Partial<BookingFormValues> | undefined,
  empty: BookingFormValues,
): BookingFormValues {
  return {
    contact: { ...empty.contact, ...draft?.contact },
    travellers: empty.travellers.map((one, index) => ({ ...one, ...draft?.travellers?.[index], type: one.type })),
  };
}
