import type { Problem } from '@aylal/contracts';
import { flightsRoutes } from '@aylal/routes';
import { ApiError, redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { checkPrice } from '../api/check-flight-offer-query.ts';
import { getFlightOfferQuery, readOffer } from '../api/get-flight-offer-query.ts';
import { shownField } from './shown-field.ts';

/** Why an offer does not lead on: it cannot be booked here, it is gone, or it costs something else now. */
export type OfferRefusal =
  | { readonly kind: 'not-bookable' }
  | { readonly kind: 'gone'; readonly problem: Problem }
  | { readonly kind: 'changed'; readonly before: number; readonly after: number };

/** Checks the price without scripts, as the screen does (API-24), and leads to the booking. A changed price is shown first; to go on then is to agree to it. */
export async function submit({ url, fields, services }: SubmitArgs): Promise<SubmitAnswer<OfferRefusal>> {
  const { api, locale, queryClient } = services;
  const wanted = flightsRoutes.offer.readSearch(url.searchParams);
  if (!wanted) throw redirect({ url }, flightsRoutes.search.to());
  const { filter_str, key } = wanted;
  try {
    const { select: _read, ...query } = getFlightOfferQuery(api, { filter_str, key }, locale.get());
    const offer = readOffer(await queryClient.fetchQuery(query));
    if (!offer.bookable) return { refused: { kind: 'not-bookable' } };
    const shown = Number(fields.get(shownField)) || offer.total_fare;
    const { quote } = await checkPrice(api, offer, shown);
    if (quote.total_fare !== shown) return { refused: { kind: 'changed', before: shown, after: quote.total_fare } };
    throw redirect({ url }, flightsRoutes.booking.to({}, { filter_str, key, ref_number: quote.ref_number }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: { kind: 'gone', problem: error.problem ?? 'unavailable' } };
  }
}
