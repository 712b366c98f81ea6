import type { KnownPerson } from '@aylal/shell';
import type { BookingFormValues } from './booking-form-values.ts';

/** Who books, as far as the form knows: the contact, and the names of the first passenger. A sign-in in the middle of it asks for nothing twice. */
export function knownPerson({ contact, travellers }: BookingFormValues): KnownPerson {
  const [first] = travellers;
  return {
    email: contact.contact_email.trim(),
    dial_code: contact.contact_dial_code,
    phone: contact.contact_phone,
    last_name: first?.surname.trim() ?? '',
    first_name: first?.given_name.trim() ?? '',
  };
}
