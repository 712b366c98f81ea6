import type { CaseResult } from '../case-result.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A busy machine makes one test late, a fault makes many: more than so many unsteady cases in a run are failures. */
const MOST_UNSTEADY = 2;

/** Counts the cases of a whole run; see docs/decisions/0134 for the unsteady ones. */
export function countCases(cases: readonly CaseResult[]): Count {
  const of = (outcome: CaseResult['outcome']) => cases.filter((one) => one.outcome === outcome).length;
  const unsteady = of('unsteady');
  return unsteady > MOST_UNSTEADY
    ? { passed: of('passed'), failed: of('failed') + unsteady }
    : { passed: of('passed') + unsteady, failed: of('failed') };
}
