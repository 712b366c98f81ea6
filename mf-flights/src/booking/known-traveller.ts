import { knownPerson } from '@aylal/parts';
import type { KnownPerson } from '@aylal/shell';
import type { BookingFormValues } from './booking-form-values.ts';

/** `knownPerson` of a booking of flights, whose names are called as in a passport. */
export function knownTraveller({ contact, travellers: [first] }: BookingFormValues): KnownPerson {
  return knownPerson(contact, first && { last_name: first.surname, first_name: first.given_name });
}
