import type { LocalDate } from '@aylal/domain/calendar';
import { useQuery, useServices } from '@aylal/shell';
import type { ShownMonth } from '@aylal/ui/journey';
import { listMonthFaresQuery } from '../../api/list-month-fares-query.ts';
import { faresByDay, monthAfter, monthFaresWish, type DayLowest, type FareSearch } from './month-fares.ts';

/** The fares of what a calendar shows. `unasked` until both places are chosen; days can be chosen in every state. */
export interface MonthFares {
  readonly state: 'unasked' | 'waiting' | 'failed' | 'empty' | 'ready';
  readonly days: Readonly<Record<LocalDate, DayLowest>>;
  readonly retry: () => void;
}

/** Asks for the month in view and the two after it, once each: a phone may show parts of three. Answers are kept. */
export function useMonthFares(search: FareSearch, shown: ShownMonth | null): MonthFares {
  const next = shown && { ...shown, month: monthAfter(shown.month) };
  const last = next && { ...next, month: monthAfter(next.month) };
  const months = [useFaresOf(search, shown), useFaresOf(search, next), useFaresOf(search, last)];
  const days = Object.assign({}, ...months.map((month) => (month.data ? faresByDay(month.data.result) : {}))) as Record<
    LocalDate,
    DayLowest
  >;
  const state = () => {
    if (shown === null || monthFaresWish(search, shown) === null) return 'unasked';
    if (months.some((month) => month.isError)) return 'failed';
    if (months.some((month) => month.isPending)) return 'waiting';
    return Object.keys(days).length === 0 ? 'empty' : 'ready';
  };
  return {
    state: state(),
    days,
    retry: () => {
      for (const month of months) if (month.isError) void month.refetch();
    },
  };
}

function useFaresOf(search: FareSearch, shown: ShownMonth | null) {
  const { api } = useServices();
  const wish = shown && monthFaresWish(search, shown);
  return useQuery({
    ...listMonthFaresQuery(api, wish ?? { _from: '', _to: '', month: '' }),
    enabled: wish !== null,
  });
}
