import { checkFlightOffer, type FlightQuote } from '@aylal/contracts';
import { infantsFit } from '@aylal/domain';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../router/problem-error.ts';
import { route, type Route } from '../../router/route.ts';
import { flightSeatsOf } from '../fares/seats-left.ts';
import { dayNumber } from '../network/zone-clock.ts';
import { hasSeats, priceDirection } from '../offers/offer-fares.ts';
import { reopenOffer } from '../offers/reopen-offer.ts';
import { daysOfSearches } from '../offers/search-days.ts';
import { QUOTE_LIFE_MS, saveQuote } from '../stores/flight-quotes.ts';
import { readMarket, type FlightDesk } from './flight-desk.ts';
import { sandboxMarket } from './sandbox-market.ts';

/** API-24: the price now, kept for 20 minutes as a quote of the server (MNY-6). 208 when it is not what the customer saw. */
export function checkOfferRoute(deps: Deps, desk: () => Promise<FlightDesk>): Route {
  return route(checkFlightOffer).to(async ({ body, now, locale }) => {
    if (!infantsFit(body)) throw refuse('invalid-input', { fields: { infant: 'validation_infant_per_adult' } });
    const { inventory, builder } = await desk();
    const offer = reopenOffer(inventory, body.filter_str, body.key, now);
    if (!offer.ok) throw refuse(offer.problem);
    const search = { ...offer.search, adult: body.adult, child: body.child, infant: body.infant };
    const asSearched =
      search.adult === offer.search.adult &&
      search.child === offer.search.child &&
      search.infant === offer.search.infant;
    const sandbox = sandboxMarket(deps);
    const read = await readMarket(deps.db, inventory, now, ...daysOfSearches([search]));
    const market = { ...read, percent: sandbox.percent };
    const directions = offer.itineraries.map((itinerary) => priceDirection(itinerary, market));
    if (sandbox.soldOut || !hasSeats(directions, search)) throw refuse('sold-out');
    const built = builder.build(directions, offer.key.family, search, market, offer.key.issuedAt, locale);
    const seen = body.shown_total_fare ?? (asSearched ? offer.key.total : undefined);
    const changed = seen !== undefined && seen !== built.total_fare;
    const quote: FlightQuote = {
      ...built,
      ref_number: deps.ids.reference('Q'),
      expires_at: new Date(now + QUOTE_LIFE_MS).toISOString(),
      ...(changed ? { previous_total_fare: seen } : {}),
    };
    await saveQuote(deps.db, { quote, flights: flightSeatsOf(offer.itineraries, dayNumber(market.today)) }, now);
    return { status_code: changed ? 208 : 200, result: quote };
  });
}
