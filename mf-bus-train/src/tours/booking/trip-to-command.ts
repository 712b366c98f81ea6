import type { BodyInput } from '@aylal/contracts';
import type { bookTrip, Trip, TripDeparture } from '@aylal/contracts/trips';
import type { LocalDate } from '@aylal/domain/calendar';
import { nameForSending } from '@aylal/domain/people';
import { sumBooking } from '../../domain/booking-sum.ts';
import type { BookingValues } from './booking-form-schema.ts';

/** What is sent of a booking: a deposit only where one is on offer, and what is paid now as the screen shows it. */
export function tripToCommand(
  values: BookingValues,
  trip: Trip,
  departure: TripDeparture,
  today: LocalDate,
): BodyInput<typeof bookTrip> {
  const { pax, pay: _, ...rest } = values;
  const { deposit, now } = sumBooking(trip, departure, values, today);
  const people = pax.map(({ last_name, first_name, birthday }) => ({
    last_name: nameForSending(last_name),
    first_name: nameForSending(first_name),
    birthday,
  }));
  return {
    travel_id: trip.slug,
    date: departure.date,
    pax: people,
    pay: deposit ? 'deposit' : 'full',
    pay_now: now,
    ...rest,
  };
}
