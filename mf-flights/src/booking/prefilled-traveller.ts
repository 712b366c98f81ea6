import { prefilledPerson } from '@aylal/parts';
import type { PrefilledPerson } from '@aylal/shell';
import type { BookingFormValues } from './booking-form-values.ts';

/** `prefilledPerson` of a booking of flights, whose names are called as in a passport. */
export function prefilledTraveller({ contact, travellers: [first] }: BookingFormValues): PrefilledPerson {
  return prefilledPerson(contact, first && { last_name: first.surname, first_name: first.given_name });
}
