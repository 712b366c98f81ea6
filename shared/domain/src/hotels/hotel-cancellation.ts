import type { Money } from '../money/money.ts';

/** A step of a hotel's cancellation terms (HOTEL-01): from this instant, written in the hotel's own zone (`2026-12-17T18:00:00+08:00`), cancelling costs `Amount`. */
export interface CancellationEntry {
  readonly Amount: Money;
  readonly FromDate: string;
}

/** A stretch of the timeline; `from` is null where it has begun already, `until` null where it lasts. Both are `YYYY-MM-DD HH:mm` at the hotel. */
export interface CancellationStretch {
  readonly from: string | null;
  readonly until: string | null;
  readonly amount: Money;
}

/** `YYYY-MM-DD HH:mm` as the hotel's clock shows it: the zone is that of the text, no other is applied. */
export function hotelTime(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)}`;
}

/** HOTEL-10, HOTEL-11: until when cancelling costs nothing, in the hotel's zone; null when it cannot be cancelled for nothing (any more). */
export function freeCancellationUntil(entries: readonly CancellationEntry[], now: Date): string | null {
  const first = inOrder(entries)[0];
  return first !== undefined && Date.parse(first.FromDate) > now.getTime() ? hotelTime(first.FromDate) : null;
}

/** The terms as stretches from now on: what cancelling costs in each. Without any entry the whole price is lost at once. */
export function cancellationTimeline(
  entries: readonly CancellationEntry[],
  total: Money,
  now: Date,
): CancellationStretch[] {
  const steps = inOrder(entries);
  const past = steps.filter((step) => Date.parse(step.FromDate) <= now.getTime()).at(-1);
  const ahead = steps.filter((step) => Date.parse(step.FromDate) > now.getTime());
  const present = past?.Amount ?? (steps.length > 0 ? 0 : total);
  const starts = [
    { from: null, amount: present },
    ...ahead.map((step) => ({ from: step.FromDate, amount: step.Amount })),
  ];
  return starts.map(({ from, amount }, index) => {
    const next = starts[index + 1]?.from ?? null;
    return { from: from && hotelTime(from), until: next && hotelTime(next), amount };
  });
}

function inOrder(entries: readonly CancellationEntry[]): CancellationEntry[] {
  return entries.toSorted((a, b) => Date.parse(a.FromDate) - Date.parse(b.FromDate));
}
