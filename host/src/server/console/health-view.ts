import type { PageVitals, ReleaseHealth as ShownHealth } from '@aylal/contracts/console';
import { loadTimeWithin, vitalWithin, type ReleaseHealth, type VitalName } from '@aylal/releases';

/** What a release came to, as the console shows it. */
export function healthView({ pages, failures, healed, loads, vitals = {}, trials = {} }: ReleaseHealth): ShownHealth {
  const vital = (name: VitalName) => bound(vitals[name] ? vitalWithin(name, vitals[name]) : null);
  return {
    pages,
    failures,
    healed,
    load_half: bound(loadTimeWithin(loads, 0.5)),
    load_most: bound(loadTimeWithin(loads, 0.75)),
    lcp: vital('lcp'),
    inp: vital('inp'),
    cls: vital('cls'),
    goal: trials.goal ?? null,
  };
}

/** The vitals of a release page by page, the most visited first. */
export function pageVitalsView(version: string, { routes = {} }: ReleaseHealth): PageVitals[] {
  return Object.entries(routes)
    .map(([route, vitals]) => {
      const vital = (name: VitalName) => bound(vitals[name] ? vitalWithin(name, vitals[name]) : null);
      const counts = Object.values(vitals).map((spans) => spans.reduce((sum, one) => sum + one, 0));
      const measured = Math.max(0, ...counts);
      return { route, version, measured, lcp: vital('lcp'), inp: vital('inp'), cls: vital('cls') };
    })
    .toSorted((a, b) => b.measured - a.measured);
}

/** JSON has no `Infinity`. */
function bound(value: number | null): number | 'over' | null {
  return value === Infinity ? 'over' : value;
}
