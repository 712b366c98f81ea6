import { checkFlightOffer, type FlightQuote } from '@aylal/contracts/flights';
import { infantsFit } from '@aylal/domain/people';
import type { Deps } from '../../../platform/deps.ts';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { QUOTE_LIFE_MS, saveQuote } from '../stores/flight-quotes.ts';

/** API-24: the price now, kept for 20 minutes as a quote of the server (MNY-6). 208 when it is not what the customer saw. */
export function checkOfferRoute({
  db,
  ids,
  offers,
  partnerCalls,
}: Pick<Deps, 'db' | 'ids' | 'offers' | 'partnerCalls'>): Route {
  return route(checkFlightOffer).to(async ({ body, now, locale }) => {
    if (!infantsFit(body)) throw refuse('invalid-input', { fields: { infant: 'validation_infant_per_adult' } });
    const ref_number = ids.reference('Q');
    const wish = { filter: body.filter_str, key: body.key, now, locale };
    const checked = await orUnavailable(partnerCalls.about(ref_number, () => offers.check(wish, body)));
    if (!checked.ok) throw refuse(checked.problem);
    const { offer, units, offered } = checked;
    const seen = body.shown_total_fare ?? offered;
    const changed = seen !== undefined && seen !== offer.total_fare;
    const quote: FlightQuote = {
      ...offer,
      ref_number,
      expires_at: new Date(now + QUOTE_LIFE_MS).toISOString(),
      ...(changed ? { previous_total_fare: seen } : {}),
    };
    await saveQuote(db, { quote, units }, now);
    return { status_code: changed ? 208 : 200, result: quote };
  });
}
