import type { PrefilledPerson } from '@aylal/shell';

interface TypedContact {
  readonly contact_email: string;
  readonly contact_dial_code: string;
  readonly contact_phone: string;
}

interface TypedName {
  readonly last_name: string;
  readonly first_name: string;
}

/** Who books, as far as a form knows: the contact, and the names of the first who travels; empty texts for what is not typed yet. A sign-in in the middle of a booking asks for nothing twice. */
export function prefilledPerson(contact: TypedContact, first: TypedName | undefined): PrefilledPerson {
  return {
    email: contact.contact_email.trim(),
    dial_code: contact.contact_dial_code,
    phone: contact.contact_phone,
    last_name: first?.last_name.trim() ?? '',
    first_name: first?.first_name.trim() ?? '',
  };
}
