import type { ReleaseHealth } from '../health/health-counts.ts';
import { loadTimeWithin } from '../health/load-times.ts';
import { vitalNames, vitalWithin } from '../health/vitals.ts';

/** How a release does, in one line: pages, failures, healed loads, load times, and what `describeMeasures` says. */
export function describeHealth(health: ReleaseHealth): string {
  const { pages, failures, healed, loads } = health;
  const [half, most] = [0.5, 0.75].map((part) => loadTimeWithin(loads, part));
  const said = (ms: number) => (ms === Infinity ? 'longer than every span' : `${ms} ms`);
  return [
    `failed on ${failures} of ${pages} pages`,
    ...(healed > 0 ? [`healed by a retry on ${healed}`] : []),
    ...(half && most ? [`loaded within ${said(half)} for half of them`, `${said(most)} for three quarters`] : []),
    ...describeMeasures(health),
  ].join(', ');
}

/** What three quarters of its pages stay within, and how many browsers reached its goal; nothing of what was not measured. */
export function describeMeasures({ vitals = {}, trials = {} }: ReleaseHealth): readonly string[] {
  const { goal } = trials;
  return [
    ...vitalNames.flatMap((name) => {
      const within = vitals[name] ? vitalWithin(name, vitals[name]) : null;
      if (within === null) return [];
      const value = within === Infinity ? 'longer than every span' : `${within}${name === 'cls' ? '' : ' ms'}`;
      return [`${name.toUpperCase()} ${value}`];
    }),
    ...(goal ? [`goal reached by ${goal.pages - goal.failures} of ${goal.pages} browsers`] : []),
  ];
}
