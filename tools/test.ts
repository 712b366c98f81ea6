import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { findBrowser } from './browser.ts';
import { lint } from './lint.ts';
import { chosenPackages } from './packages.ts';
import { runNode } from './run-program.ts';
import { typecheck } from './typecheck.ts';

interface Count {
  passed: number;
  failed: number;
}

/** Everything there is to test, or the tests of the packages named. The last line is `N passed, N failed` over all suites. */
export async function test(root: string, args: readonly string[]): Promise<void> {
  const started = Date.now();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  const add = async (name: string, suite: () => Promise<Count>) => {
    const from = Date.now();
    console.log(`\n▸ ${name}`);
    const count = await suite().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    total.passed += count.passed;
    total.failed += count.failed;
    console.log(
      `  ${name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - from) / 1000)} s`,
    );
  };
  if (args.length === 0) {
    await add('types', () => step(typecheck(root, [])));
    await add('lint', () => step(lint(root, [])));
  }
  await add('unit, component and provider tests', () => jest(root, 'jest', projectsOf(root, args)));
  if (args.length === 0 || args.includes('provider')) {
    await add('provider tests on PostgreSQL', () => jest(root, 'jest-postgres', ['provider/jest.postgres.config.mjs']));
  }
  if (args.length === 0 || args.includes('e2e')) {
    await add('build', () => step(build(root, [])));
    await add('browser tests', () => browserTests(root));
  }
  console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}

async function step(work: Promise<void> | void): Promise<Count> {
  await work;
  return { passed: 1, failed: 0 };
}

function projectsOf(root: string, args: readonly string[]): string[] {
  return chosenPackages(root, args).filter((folder) => existsSync(join(root, folder, 'jest.config.mjs')));
}

async function jest(root: string, name: string, projects: string[]): Promise<Count> {
  if (projects.length === 0) return { passed: 0, failed: 0 };
  const report = join(root, 'test-results', `${name}.json`);
  rmSync(report, { force: true });
  const { code } = await runNode(
    root,
    'node_modules/jest/bin/jest.js',
    [
      '--projects',
      ...projects,
      '--maxWorkers=2',
      '--passWithNoTests',
      // A time limit of a project's own is not heard when several run together.
      '--testTimeout=60000',
      '--silent',
      '--json',
      `--outputFile=${report}`,
    ],
    {
      nodeArgs: ['--experimental-vm-modules', '--no-warnings'],
    },
  );
  return counted(
    report,
    code,
    (json: {
      numPassedTests: number;
      numFailedTests: number;
      numRuntimeErrorTestSuites: number;
      numPendingTests: number;
    }) => ({
      passed: json.numPassedTests,
      // A skipped test proves nothing, so it counts as failed.
      failed: json.numFailedTests + json.numRuntimeErrorTestSuites + json.numPendingTests,
    }),
  );
}

async function browserTests(root: string): Promise<Count> {
  const chromium = await findBrowser(root);
  const report = join(root, 'test-results', 'e2e.json');
  rmSync(report, { force: true });
  const { code } = await runNode(
    root,
    'e2e/node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts'],
    {
      ...(chromium ? { env: { CHROMIUM_PATH: chromium } } : {}),
    },
  );
  return counted(
    report,
    code,
    (json: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
      passed: json.stats.expected,
      failed: json.stats.unexpected + json.stats.flaky + json.stats.skipped,
    }),
  );
}

/** Reads a report; a runner that ended badly without a failed test counts as one failure, so that nothing broken looks green. */
function counted<R>(report: string, code: number, read: (json: R) => Count): Count {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const count = read(JSON.parse(readFileSync(report, 'utf8')) as R);
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
