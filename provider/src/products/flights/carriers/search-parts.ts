import type { FlightOffer } from '@aylal/contracts/flights';
import type { AskedCarrier, RunningSearch } from './running-search.ts';

/** Quick carriers are waited for this long, so that most searches are answered in one part. */
const FIRST_PART_MS = 200;
/** Longest time between two answers of a running search. */
const LONGEST_WAIT_MS = 2_000;
/** What comes close behind goes along with it. */
const GATHER_MS = 100;

/** Offers of a search from a place in its order on, cheapest first, and how the carriers stand. `seen` is where the next part begins. */
export interface SearchPart {
  readonly offers: readonly FlightOffer[];
  readonly seen: number;
  /** Undefined when every carrier has answered whole. */
  readonly carriers: readonly AskedCarrier[] | undefined;
}

/** The first part: with something to show, as long as anybody may still bring it. */
export async function firstPart(search: RunningSearch): Promise<SearchPart> {
  await search.until(search.settled, FIRST_PART_MS);
  while (!search.settled() && search.offers.length === 0)
    await search.until(() => search.settled() || search.offers.length > 0, LONGEST_WAIT_MS);
  return partFrom(search, 0);
}

/** What came after `seen`; empty when nothing did for two seconds. */
export async function nextPart(search: RunningSearch, seen: number): Promise<SearchPart> {
  await search.until(() => search.settled() || search.offers.length > seen, LONGEST_WAIT_MS);
  await search.until(search.settled, GATHER_MS);
  return partFrom(search, seen);
}

function partFrom(search: RunningSearch, seen: number): SearchPart {
  const carriers = search.carriers();
  return {
    offers: search.offers.slice(seen).toSorted((a, b) => a.total_fare - b.total_fare || minutesOf(a) - minutesOf(b)),
    seen: search.offers.length,
    carriers: carriers.every(({ state }) => state === 'answered') ? undefined : carriers,
  };
}

function minutesOf({ trips }: FlightOffer): number {
  return trips.reduce((sum, trip) => sum + trip.duration_minutes, 0);
}
