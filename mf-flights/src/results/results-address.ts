import {
  noFilters,
  offerSorts,
  stopFilters,
  timesOfDay,
  type OfferFilters,
  type OfferSort,
} from '@aylal/domain/flights';
import { flightsRoutes } from '@aylal/routes';
import { fareConditions, type FareCondition } from '../domain/fare-conditions.ts';

/** How a list of offers is shown: everything of the address that is not the search itself. */
export interface ResultsChoice {
  readonly sort: OfferSort;
  readonly filters: OfferFilters;
  readonly conditions: readonly FareCondition[];
}

export const plainChoice: ResultsChoice = { sort: 'best', filters: noFilters, conditions: [] };

/** Keys of the address that filter. A form that is sent by the browser itself names one of them several times. */
export const filterKeys = [
  'times',
  'return_times',
  'stops',
  'carriers',
  'min_price',
  'max_price',
  'conditions',
] as const;
/** Keys that say how much of a list is open; another choice begins again. */
export const viewKeys = ['offers', 'fares'] as const;
const keys = ['sort', ...filterKeys] as const;
/** How many itineraries a list begins with, and how many more each step brings. */
export const pageStep = 20;

/** Reads the choice; words that do not exist are left out, because a list can always be shown. */
export function readChoice(search: URLSearchParams): ResultsChoice {
  const listed = <T extends string>(key: (typeof keys)[number], known: readonly T[]) => {
    const asked = wordsOf(search, key);
    return known.filter((word) => asked.includes(word));
  };
  const carriers = wordsOf(search, 'carriers').filter((code) => /^[A-Z0-9]{2}$/.test(code));
  return {
    sort: offerSorts.find((sort) => sort === search.get('sort')) ?? 'best',
    filters: {
      departureTimes: listed('times', timesOfDay),
      returnTimes: listed('return_times', timesOfDay),
      stops: listed('stops', stopFilters),
      carriers: [...new Set(carriers)],
      minPrice: readPrice(search.get('min_price')),
      maxPrice: readPrice(search.get('max_price')),
    },
    conditions: listed('conditions', fareConditions),
  };
}

/** The address with this choice in place of the former one; the search itself stays. */
export function writeChoice(search: URLSearchParams, { sort, filters, conditions }: ResultsChoice): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of [...keys, ...viewKeys]) next.delete(key);
  const set = (key: (typeof keys)[number], value: string) => value && next.set(key, value);
  set('sort', sort === 'best' ? '' : sort);
  set('times', filters.departureTimes.join());
  set('return_times', filters.returnTimes.join());
  set('stops', filters.stops.join());
  set('carriers', filters.carriers.join());
  set('min_price', String(filters.minPrice ?? ''));
  set('max_price', String(filters.maxPrice ?? ''));
  set('conditions', conditions.join());
  return next;
}

/** How many itineraries are shown: of another sorting or filter the first ones only, so that a frame never has hundreds of cards to make. */
export function readPage(search: URLSearchParams): number {
  const asked = search.get('offers') ?? '';
  return /^[1-9]\d{1,2}$/.test(asked) ? Math.max(pageStep, Number(asked)) : pageStep;
}

/** The address that shows as many (`offers`), or with the other fares of an offer open (`fares`). */
export function openedAt(search: URLSearchParams, key: (typeof viewKeys)[number], value: string): string {
  const next = new URLSearchParams(search);
  next.set(key, value);
  return `${flightsRoutes.results.pattern}?${next}`;
}

/** The same sorting of the whole list. */
export function withoutFilters(choice: ResultsChoice): ResultsChoice {
  return { ...choice, filters: noFilters, conditions: [] };
}

/** How many groups filter. */
export function activeFilterCount({ filters, conditions }: ResultsChoice): number {
  const groups = [filters.departureTimes, filters.returnTimes, filters.stops, filters.carriers, conditions];
  const price = filters.minPrice !== undefined || filters.maxPrice !== undefined;
  return groups.filter((group) => group.length > 0).length + Number(price);
}

/** The words of a key, joined by commas or in as many keys of that name. */
function wordsOf(search: URLSearchParams, key: (typeof keys)[number]): string[] {
  return search.getAll(key).flatMap((text) => text.split(','));
}

function readPrice(text: string | null): number | undefined {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}
