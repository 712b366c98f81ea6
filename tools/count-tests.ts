import { existsSync, readFileSync } from 'node:fs';

/** How a suite came out. `unsteady` names what failed at first and passed at its second try; these are among the passed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly unsteady: readonly string[];
}

export const oneFailure: Count = { passed: 0, failed: 1, unsteady: [] };

/** A busy machine makes one test late, a fault makes many: more than so many unsteady ones in a run are failures. */
const MOST_UNSTEADY = 2;

export function addCounts(counts: readonly Count[]): Count {
  const unsteady = counts.flatMap((count) => count.unsteady);
  const tooMany = unsteady.length > MOST_UNSTEADY ? unsteady.length : 0;
  const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0);
  return { passed: sum(({ passed }) => passed) - tooMany, failed: sum(({ failed }) => failed) + tooMany, unsteady };
}

/** Reads a report; a runner that ended badly without a failed test counts as one failure, so that nothing broken looks green. */
export function counted<R>(report: string, code: number, read: (json: R) => Count): Count {
  if (!existsSync(report)) return oneFailure;
  const count = read(JSON.parse(readFileSync(report, 'utf8')) as R);
  return code !== 0 && count.failed === 0 && count.unsteady.length === 0 ? { ...count, failed: 1 } : count;
}
