import type { KnownPerson } from '@aylal/shell';
import type { BookingValues } from './booking-form-schema.ts';

/** Who books, as far as the form knows: the contact, and the names of the first guest. A sign-in in the middle of it asks for nothing twice. */
export function knownPerson(typed: BookingValues): KnownPerson {
  const [first] = typed.guests;
  return {
    email: typed.contact_email.trim(),
    dial_code: typed.contact_dial_code,
    phone: typed.contact_phone,
    last_name: first?.last_name.trim() ?? '',
    first_name: first?.first_name.trim() ?? '',
  };
}
