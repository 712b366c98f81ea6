import { bookBus } from '@aylal/contracts/bus';
import { sendBooking, submittedBooking, type BookingAnswer } from '@aylal/booking';
import { checkValues, postedValues } from '@aylal/forms';
import { busRoutes } from '@aylal/routes';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { getBusScheduleQuery } from '../../api/bus-queries.ts';
import { readSeats } from '../../domain/chosen-seats.ts';
import { beginsWithPassport, bookingSchema, startValues } from '../../ui/booking/booking-form-schema.ts';
import { bookingToCommand, formFields } from '../../ui/booking/booking-to-command.ts';
import { busDraftKey } from './unpaid-bus-gate.tsx';

/** Books the seats of the address for whom a form without scripts names, by the rules and the call of the screen (CALL-32), and leads to their checkout. */
export async function submit({ params, url, fields, services }: SubmitArgs): Promise<SubmitAnswer<BookingAnswer>> {
  const { api, locale, queryClient } = services;
  const { trip = '', departure: id = '' } = params;
  const schedule = await queryClient.fetchQuery(getBusScheduleQuery(api, trip, locale.get()));
  const departure = schedule.result.find((one) => one.id === id);
  if (!departure) throw redirect({ url }, busRoutes.schedule.to({ trip }));
  const asked = busRoutes.booking.readSearch(url.searchParams)?.seats;
  const { chosen, lost } = readSeats(asked, departure.seats);
  // The page says which seats have gone, and keeps what was typed.
  if (lost.length > 0 || chosen.length === 0) return {};
  const empty = startValues(undefined, chosen.length, beginsWithPassport(locale.get()));
  const { values, faults } = checkValues(bookingSchema, postedValues(empty, fields));
  if (faults) return { faults };
  const command = bookingToCommand(values, departure.id, chosen);
  return submittedBooking({ url }, await sendBooking(services, busDraftKey(id), bookBus, command), formFields);
}
