import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { readFileSync, writeFileSync } from 'node:fs';
import { nearestFiles } from './nearest-files.ts';

/** In the copy of the checkout, because a new worker has not seen the first run. */
const coverageFile = 'files-of-tests.json';
/** Whatever survives so many counts as survived: each may open a database. */
const maxFiles = 6;
const everyFile = '';

/**
 * Runs the test files that cover a mutant one by one, nearest first, and stops at the first failure. Stryker's own runner opens
 * every test file for every mutant, which takes minutes where each opens a database.
 */
export class NearestTestsRunner implements TestRunner {
  readonly #jest: TestRunner;

  constructor(jest: TestRunner) {
    this.#jest = jest;
  }

  capabilities() {
    return this.#jest.capabilities();
  }

  async init(): Promise<void> {
    await this.#jest.init?.();
  }

  async dryRun(options: DryRunOptions): Promise<DryRunResult> {
    const result = await this.#jest.dryRun(options);
    if (result.status === DryRunStatus.Complete) {
      writeFileSync(coverageFile, JSON.stringify(result.tests.map(({ id, fileName }) => [id, fileName])));
    }
    return result;
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    let nrOfTests = 0;
    for (const file of filesToRun(options)) {
      const result = await this.#runFile(file, options);
      if (result.status !== MutantRunStatus.Survived) return result;
      nrOfTests += result.nrOfTests;
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  async #runFile(file: string, options: MutantRunOptions): Promise<MutantRunResult> {
    process.env['MUTANT_TEST_FILE'] = file;
    try {
      return await this.#jest.mutantRun(options);
    } finally {
      delete process.env['MUTANT_TEST_FILE'];
    }
  }
}

/** A constant of a module has no tests of its own: its own test file is asked first, then whichever imports it. */
function filesToRun({ testFilter, sandboxFileName }: MutantRunOptions): readonly string[] {
  const tests = JSON.parse(readFileSync(coverageFile, 'utf8')) as [id: string, file: string][];
  if (!testFilter) {
    const [nearest = everyFile] = nearestFiles(
      sandboxFileName,
      tests.map(([, file]) => file),
    );
    return [nearest, everyFile];
  }
  const asked = new Set(testFilter);
  const covering = tests.filter(([id]) => asked.has(id)).map(([, file]) => file);
  return nearestFiles(sandboxFileName, covering).slice(0, maxFiles);
}
