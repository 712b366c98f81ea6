import type { CountedSearch, FinishedWork, Sale } from '@aylal/contracts/office';
import { addDays, homeInstant, type LocalDate } from '@aylal/domain/calendar';
import type { PlotLine } from '@aylal/office';

/** From the first day to the last, both included. */
export interface FigureDays {
  readonly from: LocalDate;
  readonly until: LocalDate;
}

const colors = ['accent', 'gold', 'success', 'danger'] as const;
/** More lines than that nobody can tell apart; the table has the rest. */
const mostLines = colors.length;

/** Every day of a stretch. */
export function daysIn({ from, until }: FigureDays): readonly LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A line for each of the groups with the most, a point for each day; a day without an entry counts as `missing`. */
function linesBy<T extends { readonly day: LocalDate }>(
  entries: readonly T[],
  days: FigureDays,
  { group, value, missing, name }: LineOf<T>,
): readonly PlotLine[] {
  const groups = Map.groupBy(entries, group);
  const weight = (some: readonly T[]) => some.reduce((sum, one) => sum + (value([one]) ?? 0), 0);
  return [...groups]
    .toSorted(([, a], [, b]) => weight(b) - weight(a))
    .slice(0, mostLines)
    .map(([key, some], index) => ({
      name: name(key),
      color: colors[index] ?? 'muted',
      points: daysIn(days).map((day) => {
        const here = some.filter((one) => one.day === day);
        return { at: homeInstant(day), value: here.length > 0 ? value(here) : missing };
      }),
    }));
}

interface LineOf<T> {
  readonly group: (one: T) => string;
  readonly value: (some: readonly T[]) => number | null;
  readonly missing: number | null;
  readonly name: (group: string) => string;
}

/** What was paid for each product, day by day. */
export function salesLines(sales: readonly Sale[], days: FigureDays, name: (product: string) => string) {
  return linesBy(sales, days, {
    group: ({ product }) => product,
    value: (some) => some.reduce((sum, { amount }) => sum + amount, 0),
    missing: 0,
    name,
  });
}

/** Which part of all searches ended without anything to choose, and which without an answer. */
export function searchLines(
  searches: readonly CountedSearch[],
  days: FigureDays,
  names: { readonly empty: string; readonly failed: string },
): readonly PlotLine[] {
  const part = (of: 'empty' | 'failed') =>
    daysIn(days).map((day) => {
      const here = searches.filter((one) => one.day === day);
      const asked = here.reduce((sum, one) => sum + one.asked, 0);
      return { at: homeInstant(day), value: asked === 0 ? null : here.reduce((sum, one) => sum + one[of], 0) / asked };
    });
  return [
    { name: names.empty, color: 'gold', points: part('empty') },
    { name: names.failed, color: 'danger', points: part('failed') },
  ];
}

/** How long half of the finished work of each kind had waited, in hours, day by day. */
export function workLines(finished: readonly FinishedWork[], days: FigureDays, name: (kind: string) => string) {
  return linesBy(finished, days, {
    group: ({ kind }) => kind,
    value: ([one]) => (one ? one.half_minutes / 60 : null),
    missing: null,
    name,
  });
}
