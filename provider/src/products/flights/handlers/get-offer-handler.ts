import { getFlightOffer } from '@aylal/contracts/flights';
import type { Deps } from '../../../platform/deps.ts';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';

/** API-25: the offer of a key at its present price, or its baggage alone. */
export function getOfferRoute({ offers }: Pick<Deps, 'offers'>): Route {
  return route(getFlightOffer).to(async ({ query, now, locale }) => {
    const found = await orUnavailable(offers.read({ filter: query.filter_str, key: query.key, now, locale }));
    if (!found.ok) throw refuse(found.problem);
    const { offer } = found;
    const data = query.baggage === 'true' ? { baggage_info: offer.baggage_info } : { offer };
    return { status_code: 200, result: { data } };
  });
}
