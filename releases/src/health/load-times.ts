/** Upper bounds, in milliseconds, of the spans in which load times are counted; the last span has none. Coarse on purpose: counts say nothing about a person. */
export const loadTimeBoundsMs = [50, 100, 200, 400, 800, 1600, 3200, 6400] as const;

/** Loads per span, one number more than there are bounds. */
export type LoadTimes = readonly number[];

/** Nothing was loaded yet. */
export const noLoadTimes: LoadTimes = Array.from({ length: loadTimeBoundsMs.length + 1 }, () => 0);

/** Index of the span that a load of `ms` milliseconds belongs to. */
export function loadTimeSpan(ms: number): number {
  const span = loadTimeBoundsMs.findIndex((bound) => ms <= bound);
  return span === -1 ? loadTimeBoundsMs.length : span;
}

/** Adds two counts span by span. */
export function addLoadTimes(to: LoadTimes, more: LoadTimes): LoadTimes {
  return to.map((count, span) => count + (more[span] ?? 0));
}

/** The bound that `part` of the loads (0.5: half of them) stay within; null without loads, `Infinity` when it lies in the open span. */
export function loadTimeWithin(times: LoadTimes, part: number): number | null {
  const all = times.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let sum = 0;
  const span = times.findIndex((count) => (sum += count) >= all * part);
  return loadTimeBoundsMs[span] ?? Infinity;
}
