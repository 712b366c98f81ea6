import { fields, transportBooking } from '@aylal/contracts';
import * as v from 'valibot';

const { date, time, pick_up, flight, contact_name } = transportBooking.entries;

/** What is typed of a booking. Text stays text, so that every fault shows at once. */
export const transportSchema = v.object({
  date: v.pipe(v.string(), v.nonEmpty('validation_required'), date),
  time,
  days: v.number(),
  people: v.number(),
  pick_up,
  flight,
  contact_name,
  contact_email: fields.email,
  contact_dial_code: fields.dialCode,
  contact_phone: v.pipe(
    v.string(),
    v.nonEmpty('validation_contact_phone_required'),
    v.check((text) => v.is(fields.phone, text), 'validation_contact_phone'),
  ),
});

export interface TransportValues {
  date: string;
  time: string;
  days: number;
  people: number;
  pick_up: string;
  flight: string;
  contact_name: string;
  contact_email: string;
  contact_dial_code: string;
  contact_phone: string;
}

export function emptyTransport(days: number): TransportValues {
  return {
    date: '',
    time: '09:00',
    days,
    people: 1,
    pick_up: '',
    flight: '',
    contact_name: '',
    contact_email: '',
    contact_dial_code: '976',
    contact_phone: '',
  };
}

/** Every half hour of a day. */
export const pickUpTimes: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

/** The id of the control of a form path, for labels and the links of the summary. */
export function transportFieldId(path: string): string {
  return `transport-booking-${path}`;
}
