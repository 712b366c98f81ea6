import type { LocalDate } from '@aylal/domain';
import { useQuery, useServices } from '@aylal/shell';
import type { ShownMonth } from '@aylal/ui/journey';
import { listMonthFaresQuery } from '../api/list-month-fares-query.ts';
import { faresByDay, monthAfter, monthFaresWish, type DayLowest, type FareSearch } from './month-fares.ts';

/** The fares of what a calendar shows. `unasked` until both places are chosen; days can be chosen in every state. */
export interface MonthFares {
  readonly state: 'unasked' | 'waiting' | 'failed' | 'empty' | 'ready';
  readonly days: Readonly<Record<LocalDate, DayLowest>>;
  readonly retry: () => void;
}

/** Asks for the month in view and the one after it, once each: answers are kept. */
export function useMonthFares(search: FareSearch, shown: ShownMonth | null): MonthFares {
  const first = useFaresOf(search, shown);
  const next = useFaresOf(search, shown && { ...shown, month: monthAfter(shown.month) });
  const both = [first, next];
  const days = Object.assign(
    {},
    ...both.map((month) => (month.data ? faresByDay(month.data.result, search) : {})),
  ) as Record<LocalDate, DayLowest>;
  const state = () => {
    if (shown === null || monthFaresWish(search, shown) === null) return 'unasked';
    if (both.some((month) => month.isError)) return 'failed';
    if (both.some((month) => month.isPending)) return 'waiting';
    return Object.keys(days).length === 0 ? 'empty' : 'ready';
  };
  return {
    state: state(),
    days,
    retry: () => {
      for (const month of both) if (month.isError) void month.refetch();
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
