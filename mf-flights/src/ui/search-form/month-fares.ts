import { usualStayDays, type MonthFaresQuery } from '@aylal/contracts/flights';
import { addMonths, daysBetween, type LocalDate, isLocalDate, localDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { ShownMonth } from '@aylal/ui/journey';
import type { SearchFormValues } from './search-form-schema.ts';

/** The part of a search that the fares of its days depend on; `airline` asks for the flights of one alone. */
export type FareSearch = Pick<
  SearchFormValues,
  '_from' | '_to' | 'depart_date' | 'return_date' | 'trip_type' | 'adult' | 'child' | 'infant'
> & { readonly airline?: string };

/** What the figures under the days mean: one way, a round trip of so many days, or the return of the departure that is chosen. */
export type FareKind = { readonly kind: 'one-way' | 'back' } | { readonly kind: 'stay'; readonly days: number };

export function fareKind(search: FareSearch, end: ShownMonth['end']): FareKind {
  const { trip_type, depart_date, return_date } = search;
  if (trip_type !== 'RT') return { kind: 'one-way' };
  if (end === 'end' && depart_date !== '') return { kind: 'back' };
  const chosen = isLocalDate(depart_date) && isLocalDate(return_date);
  return { kind: 'stay', days: chosen ? daysBetween(depart_date, return_date) : usualStayDays };
}

/** The call that brings the fares of a month in view; null while the places do not make a journey. */
export function monthFaresWish(search: FareSearch, { month, end }: ShownMonth): MonthFaresQuery | null {
  const { _from, _to, depart_date, adult, child, infant, airline } = search;
  if (_from.length !== 3 || _to.length !== 3 || _from === _to) return null;
  const wish = { _from, _to, month, adult, child, infant, ...(airline === undefined ? {} : { airline }) };
  const kind = fareKind(search, end);
  if (kind.kind === 'stay') return { ...wish, trip_type: 'RT', stay: kind.days };
  return kind.kind === 'back' ? { ...wish, trip_type: 'RT', depart_date } : { ...wish, trip_type: 'OW' };
}

/** The month that is beside or below. */
export function monthAfter(month: string): string {
  return addMonths(localDate(`${month}-01`), 1).slice(0, 7);
}

/** The lowest fare of a day for one person, and whether no day of its month is cheaper. */
export interface DayLowest {
  readonly price: Money;
  readonly low: boolean;
}

/** The fares of a month by day, of one adult: the same figure as on the cards of the list. */
export function faresByDay(
  fares: readonly { readonly date: LocalDate; readonly adult_fare: Money }[],
): Record<LocalDate, DayLowest> {
  const least = Math.min(...fares.map(({ adult_fare }) => adult_fare));
  return Object.fromEntries(
    fares.map(({ date, adult_fare }) => [date, { price: adult_fare, low: adult_fare === least }]),
  );
}
