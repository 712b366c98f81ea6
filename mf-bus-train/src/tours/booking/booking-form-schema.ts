import * as v from 'valibot';
import { fields } from '@aylal/contracts';
import type { ListedPassenger } from '@aylal/contracts/account';
import { tripPayWays, tripTraveller, type TripDeparture, type TripPayWay } from '@aylal/contracts/trips';
import { tripMost } from '../../domain/trip-most.ts';

const { last_name, first_name } = tripTraveller.entries;
const birthday = v.pipe(v.string(), v.nonEmpty('validation_required'), tripTraveller.entries.birthday);

/** What is typed of a booking. Text stays text, so that every fault shows at once. */
export const bookingSchema = v.object({
  pax: v.array(v.object({ last_name, first_name, birthday })),
  singles: v.number(),
  pay: v.picklist(tripPayWays),
  contact_email: fields.email,
  contact_dial_code: fields.dialCode,
  contact_phone: v.pipe(
    v.string(),
    v.nonEmpty('validation_contact_phone_required'),
    v.check((text) => v.is(fields.phone, text), 'validation_contact_phone'),
  ),
});

export interface TravellerValues {
  last_name: string;
  first_name: string;
  birthday: string;
}

export interface BookingValues {
  pax: TravellerValues[];
  singles: number;
  pay: TripPayWay;
  contact_email: string;
  contact_dial_code: string;
  contact_phone: string;
}

export const nobody: TravellerValues = { last_name: '', first_name: '', birthday: '' };

/** One traveller, of whom nothing is known yet. */
export const emptyBooking: BookingValues = {
  pax: [nobody],
  singles: 0,
  pay: 'full',
  contact_email: '',
  contact_dial_code: '976',
  contact_phone: '',
};

/** So many travellers, of whom nothing is known yet; never more than the departure has places for. */
export function emptyParty(people: number | undefined, { free }: Pick<TripDeparture, 'free'>): BookingValues {
  const length = Math.min(Math.max(1, people ?? 1), tripMost({ free }));
  return { ...emptyBooking, pax: Array.from({ length }, () => nobody) };
}

/** The count of travellers in a form that works without scripts. */
export const partyField = 'people';

export function travellerOf({ last_name: last, first_name: first, birthday: born }: ListedPassenger): TravellerValues {
  return { last_name: last, first_name: first, birthday: born };
}

/** The id of the control of a form path, for labels and the links of the summary. */
export function fieldId(path: string): string {
  return `trip-booking-${path.replaceAll('.', '-')}`;
}
