import { bookTrip } from '@aylal/contracts/trips';
import { homeDate } from '@aylal/domain/calendar';
import { sendBooking, submittedBooking, type BookingAnswer } from '@aylal/booking';
import { checkValues, postedNumber, postedValues } from '@aylal/forms';
import { tripRoutes } from '@aylal/routes';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { getTripQuery } from '../../api/trip-queries.ts';
import { bookingSchema, emptyParty, partyField } from './booking-form-schema.ts';
import { tripDraftKey } from './trip-draft-key.ts';
import { tripToCommand } from './trip-to-command.ts';

/** Books the travellers of a form without scripts, by the rules and the call of the screen, and leads to their checkout. */
export async function submit({ params, url, fields, services }: SubmitArgs): Promise<SubmitAnswer<BookingAnswer>> {
  const { api, locale, now, queryClient } = services;
  const { slug = '' } = params;
  const { result: trip } = await queryClient.fetchQuery(getTripQuery(api, slug, locale.get()));
  const date = tripRoutes.booking.readSearch(url.searchParams)?.date;
  const departure = trip.departures.find((one) => one.date === date);
  if (!departure) throw redirect({ url }, tripRoutes.detail.to({ slug }));
  const empty = emptyParty(postedNumber(fields, partyField), departure);
  const { values, faults } = checkValues(bookingSchema, postedValues(empty, fields));
  if (faults) return { faults };
  const command = tripToCommand(values, trip, departure, homeDate(now()));
  return submittedBooking({ url }, await sendBooking(services, tripDraftKey(trip, departure.date), bookTrip, command));
}
