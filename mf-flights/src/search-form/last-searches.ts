import type { FlightSearchQuery } from '@aylal/contracts';
import { flightsRoutes } from '@aylal/routes';
import { readSearch } from './read-search.ts';

/** Beside `lastHotelSearch` of the specification (PERSIST-01). */
const key = 'lastFlightSearch';
const kept = 5;

/** The last searches of this device that can still be searched, newest first. A storage that is blocked, or that holds anything else, counts as empty (WEB-6). */
export function lastSearches(now: Date): FlightSearchQuery[] {
  return stored().flatMap((address) => {
    const read = readSearch(new URLSearchParams(address), now);
    return read.ok ? [read.criteria] : [];
  });
}

/** Puts a search in front; one that was there before moves. */
export function rememberSearch(criteria: FlightSearchQuery): void {
  const address = addressOf(criteria);
  store([address, ...stored().filter((other) => other !== address)].slice(0, kept));
}

/** Takes a search away. */
export function forgetSearch(criteria: FlightSearchQuery): void {
  const address = addressOf(criteria);
  store(stored().filter((other) => other !== address));
}

function addressOf(criteria: FlightSearchQuery): string {
  return flightsRoutes.results.to({}, criteria).split('?')[1] ?? '';
}

function stored(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? read.filter((one): one is string => typeof one === 'string').slice(0, kept) : [];
  } catch {
    // Blocked, or rubbish.
    return [];
  }
}

function store(addresses: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(addresses));
  } catch {
    // Blocked or full: the search itself goes on.
  }
}
