import type { Airport } from '@aylal/contracts/flights';
import type { DraftStore } from '@aylal/shell';

const key = 'flights.recent-places';
const mostSaved = 5;

/** The places searched lately on this page, newest first. Kept in memory only (WEB-6). */
export function recentPlaces(drafts: DraftStore): readonly Airport[] {
  return drafts.read<Airport[]>(key) ?? [];
}

/** Puts a place in front of the others. */
export function rememberPlace(drafts: DraftStore, place: Airport): void {
  drafts.write(key, [place, ...recentPlaces(drafts).filter((other) => other.code !== place.code)].slice(0, mostSaved));
}
