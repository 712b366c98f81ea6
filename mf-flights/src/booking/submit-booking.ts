import { checkoutRoutes, flightsRoutes } from '@aylal/routes';
import { checkValues, postedValues } from '@aylal/forms';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { getFlightOfferQuery, readOffer } from '../api/get-flight-offer-query.ts';
import { passengerCounts, travellerTypes } from '../domain/passenger-counts.ts';
import { bookOffer, type BookingAnswer } from './book-offer.ts';
import { bookingFormToCommand } from './booking-form-to-command.ts';
import { emptyBooking } from './booking-form-values.ts';
import { bookingSchema } from './booking-schema.ts';
import { journeyDays } from './journey-days.ts';
import { quoteField } from './quote-field.ts';
import { refusedFields } from './refused-fields.ts';
import { saveTravellers } from './save-travellers.ts';

/** Books what was posted without scripts, by the rules and the call of the screen (FLIGHT-13), and leads to its checkout. How it is paid is chosen there. */
export async function submit({ url, fields, services }: SubmitArgs): Promise<SubmitAnswer<BookingAnswer>> {
  const { api, intents, locale, now, queryClient } = services;
  const wanted = flightsRoutes.booking.readSearch(url.searchParams);
  if (!wanted) throw redirect({ url }, flightsRoutes.search.to());
  const { select: _read, ...query } = getFlightOfferQuery(api, wanted, locale.get());
  const offer = readOffer(await queryClient.fetchQuery(query));
  const empty = emptyBooking(travellerTypes(passengerCounts(offer.fares)), locale.get());
  const typed = postedValues(empty, fields);
  const { faults } = checkValues(bookingSchema(journeyDays(offer.trips, now())), typed);
  if (faults) return { faults };
  const command = bookingFormToCommand(typed, fields.get(quoteField) ?? '', 'regular');
  const answer = await bookOffer({ api, intents }, command);
  switch (answer.kind) {
    case 'booked':
      await saveTravellers(api, typed.travellers);
      throw redirect({ url }, checkoutRoutes.checkout.to({ refNumber: answer.ref_number }, { p: 'regular' }));
    case 'fields':
      return { faults: refusedFields(answer.fields) };
    case 'unknown':
      return { refused: answer, unknown: true };
    default:
      return { refused: answer };
  }
}
