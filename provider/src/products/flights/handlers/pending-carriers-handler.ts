import { listLateOffers } from '@aylal/contracts/flights';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { SearchSessionStore } from '../carriers/search-session-store.ts';
import { nextPart } from '../carriers/search-parts.ts';
import { partAnswer, readToken } from './part-answer.ts';

/** NEED-40: asks on about a search; `offer-expired` when it is no longer kept here. */
export function pendingCarriersRoute(sessions: SearchSessionStore): Route {
  return route(listLateOffers).to(async ({ query, now }) => {
    const named = readToken(query.token);
    const found = named && sessions.find(named.id, now);
    if (!named || !found) throw refuse('offer-expired');
    if (query.again === 'true') found.search.askAgain();
    const part = await nextPart(found.search, named.seen);
    return { status_code: 200, ...partAnswer(part, named.id, found.endsAt) };
  });
}
