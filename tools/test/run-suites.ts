import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findMissing } from './needs/find-missing.ts';
import { mergeNeeds } from './needs/needs.ts';
import { thisMachine } from './needs/this-machine.ts';
import { createProgress } from './progress.ts';
import { runSuite, type Suite, type SuiteResult } from './suite.ts';
import { countCases } from './summary/count-cases.ts';
import { formatSeconds } from './summary/format-seconds.ts';
import { summaryLines } from './summary/summary-lines.ts';
import { writeJunit } from './summary/write-junit.ts';

/** Runs suites one after the other and prints how they came out. Ends at once, as a failure, where something that they need is missing. */
export async function runSuites(root: string, suites: readonly Suite[]): Promise<void> {
  if (suites.length === 0) {
    console.log('There is nothing to test.\n\n0 passed, 0 failed');
    return;
  }
  const missing = await findMissing(mergeNeeds(suites.map(({ needs }) => needs)), thisMachine(root));
  if (missing.length > 0) {
    for (const sentence of missing) console.error(sentence);
    console.log('0 passed, 1 failed');
    process.exitCode = 1;
    return;
  }
  const started = Date.now();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const { isTTY } = process.stdout;
  const progress = createProgress({ write: (text) => process.stdout.write(text), isTerminal: isTTY, now: Date.now });
  const results: SuiteResult[] = [];
  for (const suite of suites) {
    const shown = progress.open(suite.name);
    const result = await runSuite(suite, shown);
    shown.close();
    results.push(result);
    const { passed, failed } = countCases(result.cases);
    console.log(`  ${suite.name}: ${passed} passed, ${failed} failed, ${formatSeconds(result.milliseconds)}`);
  }
  writeJunit(root, results);
  for (const line of summaryLines(results, Date.now() - started)) console.log(line);
  const { passed, failed } = countCases(results.flatMap(({ cases }) => cases));
  if (failed > 0 || passed === 0) process.exitCode = 1;
}
