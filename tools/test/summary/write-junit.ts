import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SuiteResult } from '../suite.ts';
import { junit } from './junit.ts';

/** Writes `test-results/junit/<suite>.xml` for every suite of this run, and removes those of earlier runs. */
export function writeJunit(root: string, results: readonly SuiteResult[]): void {
  const folder = join(root, 'test-results', 'junit');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const result of results) writeFileSync(join(folder, `${result.suite.name}.xml`), junit(result));
}
