import type { BodyInput } from '@aylal/contracts';
import type { PassengerDraft } from '@aylal/contracts/account';
import type { FlightPersonName, bookFlight } from '@aylal/contracts/flights';
import { localDate, typedDay } from '@aylal/domain/calendar';
import { removeEmptyValues } from '@aylal/domain/language';
import type { PaymentType } from '@aylal/domain/payments';
import { nameForSending, nationalityCode, sentRegister } from '@aylal/domain/people';
import type { BookingFormValues, TravellerValues } from './booking-form-values.ts';

/** What books a quote (FLIGHT-01, FLIGHT-02), by the instalment plan `plan` when it is paid in parts. Price and owner are not in it: the provider knows both (AUT-2). */
export function bookingFormToCommand(
  values: BookingFormValues,
  quoteReference: string,
  choice: PaymentType,
  plan?: string,
): BodyInput<typeof bookFlight> {
  const { contact, travellers } = values;
  const { company_name: _shown, ...sent } = contact;
  return {
    journey: {
      ...sent,
      contact_name: contact.contact_name.trim(),
      contact_phone: contact.contact_phone.replace(/[\s-]/g, ''),
      company_register: contact.is_company ? contact.company_register : '',
      ref_number: quoteReference,
      partial_payment: choice === 'bnpl',
      ...(choice === 'bnpl' && plan ? { partial_payment_type: plan } : {}),
    },
    person_names: travellers.map(personName),
  };
}

/** Hyphens go (VALID-05), `middle_name` is null (FLIGHT-03), the country is the code in brackets (FLIGHT-05). No register number travels (ruling 22). */
function personName(one: TravellerValues): FlightPersonName {
  const country = nationalityCode(one.nationality);
  return {
    type: one.type,
    gender: genderOf(one),
    surname: nameForSending(one.surname),
    given_name: nameForSending(one.given_name),
    middle_name: null,
    date_of_birth: localDate(one.date_of_birth),
    doc_number: one.doc_number,
    issue_country: country,
    nationality: country,
    ref_user: one.ref_user,
    ...removeEmptyValues({ expiration_date: typedDay(one.expiration_date), mileage: one.mileage }),
  };
}

/** A traveller as a passenger to keep (API-54); empty values are removed (VALID-23), the register number is Mongolian only. */
export function travellerToPassenger(one: TravellerValues): PassengerDraft {
  const nationality = nationalityCode(one.nationality);
  const register = { first: one.register_first, second: one.register_second, digits: one.register_digits };
  return {
    last_name: nameForSending(one.surname),
    first_name: nameForSending(one.given_name),
    gender: genderOf(one),
    birthday: localDate(one.date_of_birth),
    nationality,
    ...removeEmptyValues({
      ...(nationality === 'MN' ? sentRegister(register) : {}),
      document_number: one.doc_number,
      document_expired_date: typedDay(one.expiration_date),
    }),
  };
}

/** The schema has let through nothing else. */
function genderOf({ gender }: TravellerValues): 'F' | 'M' {
  return gender === 'M' ? 'M' : 'F';
}
