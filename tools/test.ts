import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserTests } from './browser-tests.ts';
import { build } from './build.ts';
import { addCounts, oneFailure, type Count } from './count-tests.ts';
import { jestTests } from './jest-tests.ts';
import { lint } from './lint.ts';
import { chosenPackages } from './packages.ts';
import { typecheck } from './typecheck.ts';

/** Everything there is to test, or the tests of the packages named. The last line is `N passed, N failed` over all suites. */
export async function test(root: string, args: readonly string[]): Promise<void> {
  const started = Date.now();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const counts: Count[] = [];
  const add = async (name: string, suite: () => Promise<Count>) => {
    const from = Date.now();
    console.log(`\n▸ ${name}`);
    const count = await suite().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return oneFailure;
    });
    counts.push(count);
    console.log(
      `  ${name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - from) / 1000)} s`,
    );
  };
  if (args.length === 0) {
    await add('types', () => step(typecheck(root, [])));
    await add('lint', () => step(lint(root, [])));
  }
  await add('unit, component and provider tests', () => jestTests(root, 'jest', projectsOf(root, args)));
  if (args.length === 0 || args.includes('provider')) {
    await add('provider tests on PostgreSQL', () =>
      jestTests(root, 'jest-postgres', ['provider/jest.postgres.config.mjs']),
    );
  }
  if (args.length === 0 || args.includes('e2e')) {
    await add('build', () => step(build(root, [])));
    await add('browser tests', () => browserTests(root));
  }
  const { passed, failed, unsteady } = addCounts(counts);
  for (const name of unsteady) console.log(`unsteady, passed at its second try: ${name}`);
  console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

async function step(work: Promise<void> | void): Promise<Count> {
  await work;
  return { passed: 1, failed: 0, unsteady: [] };
}

function projectsOf(root: string, args: readonly string[]): string[] {
  return chosenPackages(root, args).filter((folder) => existsSync(join(root, folder, 'jest.config.mjs')));
}
