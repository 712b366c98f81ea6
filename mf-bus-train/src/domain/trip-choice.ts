import type { TripSearchQuery } from '@aylal/contracts/trips';
import { tripRoutes } from '@aylal/routes';

/** What the list of trips is narrowed by. */
export type TripChoice = Pick<TripSearchQuery, 'text' | 'page'> & Partial<Omit<TripSearchQuery, 'text' | 'page'>>;

/** The choice that an address carries; what cannot be read is not chosen. */
export function readTripChoice(search: URLSearchParams): TripChoice {
  const { text, kind, length, month, page } = tripRoutes.list.readSearch(search) ?? { text: '', page: 1 };
  return {
    text: text.trim(),
    page,
    ...(kind && { kind }),
    ...(length && { length }),
    ...(month && { month }),
  };
}

/** The address of another choice: it begins at the first page again, unless a page is what was chosen. Empty words choose nothing. */
export function tripsAddress(choice: TripChoice, change: Partial<Record<keyof TripChoice, string | number>>): string {
  const { page: _, ...present } = choice;
  const { page = 1, ...rest } = { ...present, ...change };
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(rest)) if (value !== '') search.set(key, String(value));
  if (page !== 1) search.set('page', String(page));
  return search.size > 0 ? `${tripRoutes.list.pattern}?${search}` : tripRoutes.list.pattern;
}

/** The next twelve months from a day on, as `2027-07`. */
export function monthsAhead(today: string): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const at = month - 1 + index;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
