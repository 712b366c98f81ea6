import { bookHotel } from '@aylal/contracts/hotels';
import { sendBooking, submittedBooking, type BookingAnswer } from '@aylal/booking';
import { checkValues, postedValues } from '@aylal/forms';
import { hotelsRoutes } from '@aylal/routes';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { getHotelQuoteQuery } from '../api/get-hotel-quote-query.ts';
import { bookingSchema, emptyBooking } from './booking-form-schema.ts';
import { bookingToCommand } from './booking-to-command.ts';
import { hotelDraftKey } from './hotel-draft-key.ts';

/** Books what was posted without scripts, by the rules and the call of the screen (CALL-26), and leads to its checkout. How it is paid is chosen there. */
export async function submit({ url, fields, services }: SubmitArgs): Promise<SubmitAnswer<BookingAnswer>> {
  const { api, locale, queryClient } = services;
  const search = hotelsRoutes.booking.readSearch(url.searchParams);
  if (!search) throw redirect({ url }, hotelsRoutes.search.to());
  const { result: quote } = await queryClient.fetchQuery(getHotelQuoteQuery(api, search.uid, locale.get()));
  const { values, faults } = checkValues(bookingSchema, postedValues(emptyBooking(quote.stay.rooms), fields));
  if (faults) return { faults };
  const command = bookingToCommand(values, quote, 'regular');
  return submittedBooking({ url }, await sendBooking(services, hotelDraftKey(quote), bookHotel, command));
}
