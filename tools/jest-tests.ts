import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { counted, type Count } from './count-tests.ts';
import { runNode } from './run-program.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** The tests of some packages, two files at a time. Files with a failure are run once more, alone: what passes then was unsteady. */
export async function jestTests(root: string, name: string, projects: readonly string[]): Promise<Count> {
  if (projects.length === 0) return { passed: 0, failed: 0, unsteady: [] };
  const report = join(root, 'test-results', `${name}.json`);
  const first = await run(root, report, projects, ['--maxWorkers=2']);
  if (first.failed === 0) return first;
  const failing = filesOf(report).filter(({ status }) => status === 'failed');
  if (failing.length === 0) return first;
  console.log('\n  Once more, alone:');
  const again = join(root, 'test-results', `${name}-again.json`);
  const paths = failing.map((file) => file.name);
  const second = await run(root, again, projects, ['--maxWorkers=1', '--runTestsByPath', ...paths]);
  const passing = new Set(filesOf(again).flatMap((file) => namesOf(file, 'passed')));
  return {
    passed: first.passed - failing.flatMap((file) => namesOf(file, 'passed')).length + second.passed,
    failed: second.failed,
    unsteady: failing.flatMap((file) => namesOf(file, 'failed').filter((test) => passing.has(test))),
  };
}

async function run(root: string, report: string, projects: readonly string[], more: readonly string[]): Promise<Count> {
  rmSync(report, { force: true });
  const { code } = await runNode(
    root,
    'node_modules/jest/bin/jest.js',
    [
      '--projects',
      ...projects,
      '--passWithNoTests',
      // A time limit of a project's own is not heard when several run together.
      '--testTimeout=60000',
      // What a test file loads stays in its worker as long as that lives (jestjs/jest issue 14605).
      '--workerIdleMemoryLimit=1500MB',
      '--silent',
      '--json',
      `--outputFile=${report}`,
      ...more,
    ],
    { nodeArgs: ['--experimental-vm-modules', '--no-warnings'] },
  );
  return counted(report, code, (json: JestReport) => ({
    passed: json.numPassedTests,
    // A skipped test proves nothing, so it counts as failed.
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites + json.numPendingTests,
    unsteady: [],
  }));
}

type TestFile = JestReport['testResults'][number];

function filesOf(report: string): readonly TestFile[] {
  return (JSON.parse(readFileSync(report, 'utf8')) as JestReport).testResults;
}

function namesOf({ assertionResults }: TestFile, status: string): string[] {
  return assertionResults.filter((test) => test.status === status).map(({ fullName }) => fullName);
}
