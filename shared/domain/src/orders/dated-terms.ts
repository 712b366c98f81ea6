import { addDays, type LocalDate } from '../calendar/index.ts';

/** From `days_before` days before the departure on, cancelling what begins then (a trip, a car) costs `percent` of its price. */
export interface DatedTerm {
  readonly days_before: number;
  readonly percent: number;
}

/** Days on which cancelling costs the same; `from` is null where they have begun already, `until` is the last of them. */
export interface DatedTermStretch {
  readonly from: LocalDate | null;
  readonly until: LocalDate;
  readonly percent: number;
}

/**
 * The terms of an operator as days of the calendar, from today to the day before the departure: what cancelling costs on each. Nothing before the first term, everything from the
 * departure on. Empty once it has left.
 */
export function datedTermsFrom(
  terms: readonly DatedTerm[],
  departure: LocalDate,
  today: LocalDate,
): readonly DatedTermStretch[] {
  const steps = terms
    .toSorted((a, b) => b.days_before - a.days_before)
    .map(({ days_before, percent }) => ({ from: addDays(departure, -days_before), percent }));
  const begun = steps.filter(({ from }) => from <= today).at(-1);
  const starts = [
    { from: null, percent: begun?.percent ?? 0 },
    ...steps.filter(({ from }) => from > today && from < departure),
  ];
  if (today >= departure) return [];
  return starts.map(({ from, percent }, index) => {
    const next = starts[index + 1]?.from ?? departure;
    return { from, until: addDays(next, -1), percent };
  });
}

/** What cancelling costs on a day, in percent of the price; null from the departure on. */
export function datedPercentKept(terms: readonly DatedTerm[], departure: LocalDate, today: LocalDate): number | null {
  return datedTermsFrom(terms, departure, today)[0]?.percent ?? null;
}
