import { fields } from '@aylal/contracts';
import { transportBooking, type Transport } from '@aylal/contracts/transports';
import type { TransportKind } from '@aylal/domain/transports';
import * as v from 'valibot';

const { date, time, pick_up, drop_off, flight, contact_name } = transportBooking.entries;

/** Which way of an airport transfer. */
export const airportWays = ['from-airport', 'to-airport'] as const;

/** What is typed of a booking. Text stays text, so that every fault shows at once. */
const typed = v.object({
  way: v.picklist(airportWays),
  date: v.pipe(v.string(), v.nonEmpty('validation_required'), date),
  time,
  days: v.number(),
  people: v.number(),
  pick_up,
  drop_off: v.unwrap(drop_off),
  flight: v.unwrap(flight),
  contact_name,
  contact_email: fields.email,
  contact_dial_code: fields.dialCode,
  contact_phone: v.pipe(
    v.string(),
    v.nonEmpty('validation_contact_phone_required'),
    v.check((text) => v.is(fields.phone, text), 'validation_contact_phone'),
  ),
});

/** A transfer says where it drives to, a hire does not. */
export function transportSchema(kind: TransportKind): v.GenericSchema<TransportValues, v.InferOutput<typeof typed>> {
  return kind === 'transfer' ? v.object({ ...typed.entries, drop_off: pick_up }) : typed;
}

export interface TransportValues {
  way: (typeof airportWays)[number];
  date: string;
  time: string;
  days: number;
  people: number;
  pick_up: string;
  drop_off: string;
  flight: string;
  contact_name: string;
  contact_email: string;
  contact_dial_code: string;
  contact_phone: string;
}

/** A booking as it begins; the airport is the end of an airport transfer that nobody needs to type. */
export function emptyTransport({ min_days, asks_flight }: Transport, airport: string): TransportValues {
  return {
    way: 'from-airport',
    date: '',
    time: '09:00',
    days: min_days,
    people: 1,
    pick_up: asks_flight ? airport : '',
    drop_off: '',
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
