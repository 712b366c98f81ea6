import { join } from 'node:path';
import { runNode } from '../../run-program.ts';
import { escapePattern } from '../escape-pattern.ts';
import type { CaseResult } from '../case-result.ts';
import type { SuiteProgress } from '../progress.ts';
import { collectReports, maxSilenceMs } from './collect-reports.ts';

export interface JestRun {
  readonly suite: string;
  /** Folders or configurations of jest projects, below the root. */
  readonly projects: readonly string[];
  /** Only these test files, below the root; all of the projects when left out. */
  readonly files?: readonly string[];
  /** Only cases whose full name has this in it. */
  readonly title?: string;
  /** The cases of a file run in an order that follows from it. */
  readonly seed?: number;
}

/** Runs jest once and answers every case. */
export async function runJest(root: string, run: JestRun, progress: SuiteProgress): Promise<readonly CaseResult[]> {
  const reports = collectReports(root, run.suite, progress, { ignoreSkipped: run.title !== undefined });
  const ended = await runNode(
    root,
    'node_modules/jest/bin/jest.js',
    [
      ...['--projects', ...run.projects],
      `--reporters=${join(root, 'tools/test/reporters/jest-reporter.ts')}`,
      // Kept between runs, unlike the temporary folder of a run.
      `--cacheDirectory=${join(root, 'node_modules/.cache/jest')}`,
      '--passWithNoTests',
      // A time limit of a project's own is ignored when several run together.
      '--testTimeout=60000',
      // What a test file loads stays in its worker as long as that lives (jestjs/jest issue 14605).
      '--workerIdleMemoryLimit=1500MB',
      '--silent',
      // Two even for one file: with one worker the light runner uses jest's own process, and a reused embedded database would keep it alive.
      '--maxWorkers=2',
      ...(run.title === undefined ? [] : [`--testNamePattern=${escapePattern(run.title)}`]),
      ...(run.seed === undefined ? [] : ['--randomize', `--seed=${run.seed}`]),
      ...(run.files ? ['--runTestsByPath', ...run.files.map((file) => join(root, file))] : []),
    ],
    {
      nodeArgs: ['--experimental-vm-modules', '--no-warnings'],
      quiet: true,
      onMessage: reports.receive,
      maxSilenceMs,
    },
  );
  return reports.end(ended);
}
