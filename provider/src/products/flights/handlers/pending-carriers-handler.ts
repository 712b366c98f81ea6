import { listLateOffers } from '@aylal/contracts/flights';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { SearchSessionStore } from '../carriers/search-session-store.ts';
import { firstPart, nextPart } from '../carriers/search-parts.ts';
import { ASKED_ON_MS, type BeginSearch } from './begin-search.ts';
import { partAnswer } from './part-answer.ts';
import { readToken } from './search-token.ts';

/** NEED-40: asks on about a search, also one that another instance began: then all its offers come once more. `offer-expired` some minutes after it was asked. */
export function pendingCarriersRoute({
  begin,
  sessions,
}: {
  readonly begin: BeginSearch;
  readonly sessions: SearchSessionStore;
}): Route {
  return route(listLateOffers).to(async ({ query, now, locale, log }) => {
    const named = readToken(query.token);
    if (!named || named.issuedAt > now || named.issuedAt + ASKED_ON_MS <= now) throw refuse('offer-expired');
    const found = sessions.find(named.id, now);
    if (found) {
      if (query.again === 'true') found.askAgain();
      return { status_code: 200, ...partAnswer(await nextPart(found, named.seen), named) };
    }
    const running = await begin({ query: named.query, issuedAt: named.issuedAt, now, locale, log });
    sessions.keep(named.id, running, named.issuedAt + ASKED_ON_MS);
    return { status_code: 200, ...partAnswer(await firstPart(running), named) };
  });
}
