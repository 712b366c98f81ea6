import type { CaseResult } from './case-result.ts';
import type { Needs } from './needs/needs.ts';
import type { SuiteProgress } from './progress.ts';

/** A part of the run. */
export interface Suite {
  readonly name: string;
  readonly needs: Needs;
  /** Resolves with every case; rejects when the suite could not be run at all. */
  run(progress: SuiteProgress): Promise<readonly CaseResult[]>;
  /** The command that runs one case alone. */
  repeat(one: CaseResult): string;
}

export interface SuiteResult {
  readonly suite: Suite;
  readonly cases: readonly CaseResult[];
  readonly milliseconds: number;
}

/** Runs a suite. One that cannot be run is one failed case, so that nothing broken looks green. */
export async function runSuite(suite: Suite, progress: SuiteProgress): Promise<SuiteResult> {
  const started = Date.now();
  const cases = await suite.run(progress).catch((error: unknown): CaseResult[] => {
    const failure = error instanceof Error ? error.message : String(error);
    const failed = { file: suite.name, title: suite.name, outcome: 'failed', failure } as const;
    progress.failed(failed);
    return [{ ...failed, milliseconds: Date.now() - started }];
  });
  return { suite, cases, milliseconds: Date.now() - started };
}
