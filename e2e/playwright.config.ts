import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumArgs, chromiumPath } from './src/chromium.ts';
import { ports } from './src/ports.ts';
import { shuffledProjects } from './src/shuffled-projects.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const executablePath = chromiumPath();
/** A system that runs already, for writing tests; without it the tests start their own. */
const running = process.env['E2E_BASE_URL'];

/** One running system with an empty data folder. Faults of remotes reach every visitor, so the tests that play them have a system of their own. */
function system(port: number) {
  // The config is read again by every worker; only the first reading starts the systems.
  process.env[`E2E_DATA_${port}`] ??= mkdtempSync(join(tmpdir(), 'aylal-e2e-'));
  return {
    command: `"${process.execPath}" tools/main.ts start`,
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env[`E2E_DATA_${port}`] ?? '',
      PUBLIC_URL: `http://localhost:${port}`,
    },
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  };
}

/** Runs the files in an order that follows from it (`npm run test:flaky`). */
const seed = process.env['E2E_ORDER_SEED'];
const shop = {
  name: 'shop',
  testIgnore: ['**/faults/**', '**/timed/**'],
  use: { baseURL: running ?? `http://localhost:${ports.shop}` },
};
const shopProjects = seed
  ? shuffledProjects(shop, { folder: join(root, 'e2e/src'), without: ['faults', 'timed'], seed })
  : [shop];

const faulty = running ?? `http://localhost:${ports.faults}`;

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // What passes at its second try is named as unsteady, and more than two of them fail the run (tools/test/summary/count-cases.ts).
  retries: 1,
  // More than cores: each waits for its page for a third of its time.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'mn-MN',
    timezoneId: 'Asia/Ulaanbaatar',
    actionTimeout: 15_000,
    // Recording every step takes a sixth of the machine; for a failure to look into: `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // First, because one worker alone walks it, and the other has the shop's meanwhile.
    {
      name: 'faults',
      testMatch: '**/faults/**/*.spec.ts',
      fullyParallel: false,
      workers: 1,
      use: { baseURL: faulty },
    },
    ...shopProjects,
    // What is measured waits until the machine is quiet.
    {
      name: 'timed',
      testMatch: '**/timed/**/*.spec.ts',
      fullyParallel: false,
      workers: 1,
      dependencies: ['faults', ...shopProjects.map(({ name }) => name)],
      use: { baseURL: faulty },
    },
  ],
  ...(running ? {} : { webServer: [system(ports.shop), system(ports.faults)] }),
});
