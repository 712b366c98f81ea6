import type { FlightSearchQuery } from '@aylal/contracts/flights';
import { minutesMs } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Logger } from '@aylal/server';
import type { Deps } from '../../../platform/deps.ts';
import { createCarrierReader } from '../carriers/read-carrier-answer.ts';
import { startSearch, type RunningSearch } from '../carriers/running-search.ts';
import { checkSearch, searchOf } from './flight-services.ts';

/** How long one may ask on about a search. */
export const ASKED_ON_MS = minutesMs(3);

/** `issuedAt` is when the search was first asked: offers of one search are of one moment, whichever instance asks. */
export interface SearchAsked {
  readonly query: FlightSearchQuery;
  readonly issuedAt: number;
  readonly now: number;
  readonly locale: Locale;
  readonly log: Logger;
}

/** Asks all carriers at the same time. Refuses places and days that cannot be searched. */
export type BeginSearch = (asked: SearchAsked) => Promise<RunningSearch>;

export function createBeginSearch(deps: Pick<Deps, 'carriers' | 'flightPlaces'>): BeginSearch {
  const read = createCarrierReader();
  return async ({ query, issuedAt, now, locale, log }) => {
    const search = searchOf(query);
    checkSearch(await deps.flightPlaces(), search, now);
    const sellers = await deps.carriers.sellersOf({ search, issuedAt, locale });
    return startSearch(sellers, search, { read, log });
  };
}
