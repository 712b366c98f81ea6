import * as v from 'valibot';
import type { Arm } from './failure-test.ts';

/**
 * What a release is compared by, beside all its failures on pages. In each the releases of both sides have an equal chance to fail, whatever caches hold:
 *
 * - `load`: browsers that asked the network for its files; it could not be loaded. A stable release lies in the caches of many browsers, a new one in none.
 * - `server`: browsers for which it was rendered on the server; the render failed. A page that is kept is not rendered, and pages of a small share are seldom kept.
 * - `screen`: browsers that met it; it threw there.
 * - `lcp`, `inp`, `cls`: browsers that measured a page of it; the value was not good (`goodWithin`).
 * - `goal`: browsers some time after they met it; they did not reach the goal that its descriptor names.
 */
export const trialKinds = ['load', 'server', 'screen', 'lcp', 'inp', 'cls', 'goal'] as const;

/** See `trialKinds`. */
export type TrialKind = (typeof trialKinds)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Of `Arm`. */
export const plainArm = v.strictObject({ pages: count, failures: count });

/** Of `Trials`. */
export const trials = v.record(v.picklist(trialKinds), plainArm);

/** Tries and failures of each kind that was tried. */
export type Trials = Readonly<v.InferOutput<typeof trials>>;

/** All that one side of a comparison was counted by. */
export interface CountedArm extends Arm {
  readonly trials?: Trials;
}

/** Adds what was counted to a side. Never more failures than tries: a try may fail long after the report that counted it, so the sums are compared, not the reports. */
export function addArm(to: CountedArm, more: CountedArm): CountedArm {
  const kinds = trialKinds.filter((kind) => to.trials?.[kind] ?? more.trials?.[kind]);
  const sums = kinds.map((kind) => [kind, addTries(to.trials?.[kind], more.trials?.[kind])] as const);
  return { ...addTries(to, more), ...(kinds.length > 0 ? { trials: Object.fromEntries(sums) } : {}) };
}

function addTries(to: Arm = { pages: 0, failures: 0 }, more: Arm = { pages: 0, failures: 0 }): Arm {
  const pages = to.pages + more.pages;
  return { pages, failures: Math.min(to.failures + more.failures, pages) };
}
