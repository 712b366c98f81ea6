import type { MutantResult } from '@stryker-mutator/api/core';

/** What became of the mutants of a scope. */
export interface Score {
  /** All that there are, drawn or not. */
  readonly mutants: number;
  readonly run: number;
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly notCovered: number;
  /** Of the mutants that were drawn, how many in a hundred some test notices. */
  readonly percent: number;
}

/** The lowest score that passes. */
export const minimumPercent = 85;

export function scoreOf(results: readonly MutantResult[]): Score {
  const count = (status: MutantResult['status']) => results.filter((result) => result.status === status).length;
  const killed = count('Killed');
  const timedOut = count('Timeout');
  const survived = count('Survived');
  const notCovered = count('NoCoverage');
  const run = killed + timedOut + survived;
  const percent = (100 * (killed + timedOut)) / Math.max(1, run + notCovered);
  // What the sample left out is what its checker refused.
  return { mutants: run + notCovered + count('CompileError'), run, killed, timedOut, survived, notCovered, percent };
}
