import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { counted, type Count } from './count-tests.ts';
import { runNode } from './run-program.ts';

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly Suite[];
}

interface Suite {
  specs?: readonly { title: string; tests: readonly { status: string }[] }[];
  suites?: readonly Suite[];
}

/** All browser tests against systems of their own. One that fails is tried once more (`retries`): what passes then was unsteady. */
export async function browserTests(root: string): Promise<Count> {
  const chromium = await findBrowser(root);
  const report = join(root, 'test-results', 'e2e.json');
  rmSync(report, { force: true });
  const { code } = await runNode(
    root,
    'e2e/node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts'],
    { ...(chromium ? { env: { CHROMIUM_PATH: chromium } } : {}) },
  );
  return counted(report, code, ({ stats, suites }: BrowserReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    unsteady: suites.flatMap(unsteadyOf),
  }));
}

function unsteadyOf({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title);
  return [...own, ...suites.flatMap(unsteadyOf)];
}
