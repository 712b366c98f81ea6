import type { HotelListQuery } from '@aylal/contracts/hotels';
import { homeDate } from '@aylal/domain/calendar';
import { stayDayFaults } from '@aylal/domain/hotels';
import { hotelsRoutes } from '@aylal/routes';

/** What a list is filtered by. */
export const filterKeys = ['fac', 'stars', 'rating', 'free', 'min_price', 'max_price'] as const;
/** How a list is shown: everything of its address that is not the search itself. */
const choiceKeys = [...filterKeys, 'area', 'sort', 'page'] as const;
export type ListChoice = Partial<Pick<HotelListQuery, (typeof choiceKeys)[number]>>;

/** A search as an address says it, or the message key of the first fault of each field. */
export type ReadList = { ok: true; query: HotelListQuery } | { ok: false; faults: Record<string, string> };

/** Reads a search with its filters. A filter that cannot be read is left out, because a list can always be shown; an impossible stay is refused. */
export function readListAddress(address: URLSearchParams, now: Date): ReadList {
  const search = asOneWord(address);
  const first = hotelsRoutes.list.checkSearch(search);
  const checked = first.ok ? first : hotelsRoutes.list.checkSearch(withoutFaulty(search, first.faults));
  if (!checked.ok) return checked;
  const faults = stayDayFaults(checked.search, homeDate(now));
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, query: checked.search };
}

/** A form that a browser sends by itself names a list several times, and a price as it was typed. */
function asOneWord(address: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(address);
  for (const key of ['fac', 'stars']) if (search.has(key)) search.set(key, search.getAll(key).join());
  for (const key of ['min_price', 'max_price']) {
    const typed = search.get(key) ?? '';
    if (/^[₮\s]*\d[\d\s,]*[₮\s]*$/.test(typed)) search.set(key, typed.replaceAll(/\D/g, ''));
  }
  for (const key of choiceKeys) if (search.get(key) === '') search.delete(key);
  return search;
}

function withoutFaulty(search: URLSearchParams, faults: Record<string, string>): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const key of choiceKeys) if (key in faults) rest.delete(key);
  return rest;
}

/** The address with this choice in place of the former one. Another filter begins at the first page again. */
export function writeChoice(search: URLSearchParams, { page = 1, ...choice }: ListChoice): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of choiceKeys) next.delete(key);
  for (const key of choiceKeys) {
    const value = key === 'page' ? (page > 1 ? page : undefined) : choice[key];
    if (value !== undefined && value !== '') next.set(key, String(value));
  }
  return next;
}

/** The choice that a search carries. */
export function choiceOf({
  fac,
  sort,
  page,
  stars,
  rating,
  free,
  min_price,
  max_price,
  area,
}: HotelListQuery): ListChoice {
  return { fac, sort, page, stars, rating, free, min_price, max_price, area };
}

/** How many groups filter. */
export function activeFilters({ fac, stars, rating, free, min_price, max_price }: ListChoice): number {
  const price = min_price !== undefined || max_price !== undefined;
  return [fac, stars, rating, free, price].filter(Boolean).length;
}

/** A list of words with one put in or taken out; undefined when nothing is left. */
export function toggleWord(list: string | undefined, word: string): string | undefined {
  const values = list === undefined || list === '' ? [] : list.split(',');
  const next = values.includes(word) ? values.filter((one) => one !== word) : [...values, word];
  return next.length > 0 ? next.join() : undefined;
}

/** True when an address carries a search or parts of one. */
export function hasSearch(search: URLSearchParams): boolean {
  return hasTypedPlace(search) || ['text', 'check_in', 'check_out'].some((key) => search.has(key));
}

/** True when a form without scripts has sent a place as it was typed. */
export function hasTypedPlace(search: URLSearchParams): boolean {
  return search.has('place_text');
}

/** True when a search is to be shown in the form, although it could be made. */
export function isToChange(search: URLSearchParams): boolean {
  return search.has('change');
}
