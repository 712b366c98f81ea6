import type { FlightSearchQuery } from '@aylal/contracts/flights';
import { addDays, type LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';

/** Where most journeys of ours go, each with its airport as it is asked for. The first one is shown before anybody chooses. */
export const popularPlaces = ['ICN', 'NRT', 'PEK', 'BKK'] as const;
export type PopularPlace = (typeof popularPlaces)[number];

/** The middle of the days that are shown: far enough ahead for a fare to be low, near enough to be of use. */
const daysAhead = 28;
/** Days shown on each side of the middle. */
const reach = 6;

/** One adult, one way from home, around four weeks from today. */
export function cheapDaysSearch(to: PopularPlace, today: LocalDate): FlightSearchQuery {
  return {
    _from: 'UBN',
    _to: to,
    depart_date: addDays(today, daysAhead),
    trip_type: 'OW',
    adult: 1,
    child: 0,
    infant: 0,
  };
}

/** A price of a day; null when nothing flies. */
export interface DayFare {
  readonly date: LocalDate;
  readonly price: Money | null;
}

/** Every day around the search in order, with its lowest price. */
export function daysOf(
  search: FlightSearchQuery,
  answer: readonly { readonly depart_date: LocalDate; readonly adult_fare: Money }[],
): DayFare[] {
  const prices = new Map(answer.map((day) => [day.depart_date, day.adult_fare]));
  return Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const date = addDays(search.depart_date, index - reach);
    return { date, price: prices.get(date) ?? null };
  });
}

/** The first of the cheapest days; undefined when nothing flies at all. */
export function cheapestDay(days: readonly DayFare[]): { date: LocalDate; price: Money } | undefined {
  const [cheapest] = days
    .flatMap(({ date, price }) => (price === null ? [] : [{ date, price }]))
    .toSorted((a, b) => a.price - b.price || (a.date < b.date ? -1 : 1));
  return cheapest;
}
