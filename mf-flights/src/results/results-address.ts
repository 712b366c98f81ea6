import {
  noFilters,
  offerSorts,
  stopFilters,
  timesOfDay,
  type OfferFilters,
  type OfferSort,
} from '@aylal/domain/flights';
import { fareConditions, type FareCondition } from '../domain/fare-conditions.ts';

/** How a list of offers is shown: everything of the address that is not the search itself. */
export interface ResultsChoice {
  readonly sort: OfferSort;
  readonly filters: OfferFilters;
  readonly conditions: readonly FareCondition[];
}

export const plainChoice: ResultsChoice = { sort: 'best', filters: noFilters, conditions: [] };

const keys = ['sort', 'times', 'return_times', 'stops', 'carriers', 'min_price', 'max_price', 'conditions'] as const;

/** Reads the choice; words that do not exist are left out, because a list can always be shown. */
export function readChoice(search: URLSearchParams): ResultsChoice {
  const listed = <T extends string>(key: string, known: readonly T[]) => {
    const asked = (search.get(key) ?? '').split(',');
    return known.filter((word) => asked.includes(word));
  };
  const carriers = (search.get('carriers') ?? '').split(',').filter((code) => /^[A-Z0-9]{2}$/.test(code));
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
  for (const key of keys) next.delete(key);
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

/** How many groups filter. */
export function activeFilterCount({ filters, conditions }: ResultsChoice): number {
  const groups = [filters.departureTimes, filters.returnTimes, filters.stops, filters.carriers, conditions];
  const price = filters.minPrice !== undefined || filters.maxPrice !== undefined;
  return groups.filter((group) => group.length > 0).length + Number(price);
}

function readPrice(text: string | null): number | undefined {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}
