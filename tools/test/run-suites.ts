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
  if (await isSomethingMissing(root, suites)) return;
  const started = Date.now();
  const results = await runAll(suites);
  writeJunit(root, results);
  for (const line of summaryLines(results, Date.now() - started)) console.log(line);
  const { passed, failed } = countCases(results.flatMap(({ cases }) => cases));
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

/** Says what suites need and this machine does not have, as a failed run. */
export async function isSomethingMissing(root: string, suites: readonly Suite[]): Promise<boolean> {
  const missing = await findMissing(mergeNeeds(suites.map(({ needs }) => needs)), thisMachine(root));
  if (missing.length === 0) return false;
  for (const sentence of missing) console.error(sentence);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
  return true;
}

/** Runs suites one after the other and shows how they do. */
export async function runAll(suites: readonly Suite[]): Promise<readonly SuiteResult[]> {
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
  return results;
}
