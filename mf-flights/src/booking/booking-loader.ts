import { redirect, type LoaderArgs, type Services } from '@aylal/shell';
import { flightsRoutes } from '@aylal/routes';
import { readBookedOrder } from '@aylal/booking';
import { flightQuoteQuery } from '../api/check-flight-offer-query.ts';
import { getFlightOfferQuery, type OfferKey } from '../api/get-flight-offer-query.ts';
import { flightDraftKey } from './unpaid-flight-gate.tsx';

/** Reads which offer is booked and warms it; an address without one leads to the search. */
export function loadBooking({ url, services }: LoaderArgs): null {
  const search = flightsRoutes.booking.readSearch(url.searchParams);
  if (!search) throw redirect({ url }, flightsRoutes.search.to());
  void warm(search, services);
  return null;
}

/** The quote needs its offer; together they are the form. What is refused is said by the screen, which asks again. */
async function warm(search: OfferKey, services: Services): Promise<void> {
  const { api, locale, queryClient } = services;
  const { select, ...offer } = getFlightOfferQuery(api, search, locale.get());
  await queryClient.prefetchQuery(offer);
  const answer = queryClient.getQueryData<Parameters<typeof select>[0]>(offer.queryKey);
  // A customer who has booked it already finds the order: no other price is asked for.
  if (readBookedOrder(services, flightDraftKey(search.key))) return;
  if (answer?.result.data.offer) await queryClient.prefetchQuery(flightQuoteQuery(api, search, select(answer)));
}
