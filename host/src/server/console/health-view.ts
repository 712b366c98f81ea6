import type { ReleaseHealth as ShownHealth } from '@aylal/contracts/console';
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

/** JSON has no `Infinity`. */
function bound(value: number | null): number | 'over' | null {
  return value === Infinity ? 'over' : value;
}
