import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run, runNode } from './run-program.ts';

/** Chromium without a window is the same engine and takes less of the machine. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const installed = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser for the tests: one that is there, else Playwright's own, else Debian's package when this runs as root on Debian. Its path, or undefined for Playwright's own. */
export async function findBrowser(root: string): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const there = installed.find((path) => existsSync(path));
  if (there) return there;
  console.log('No Chromium found; asking Playwright for its own …');
  if (existsSync(playwrightOwn(root))) return undefined;
  const own = await runNode(root, 'e2e/node_modules/playwright/cli.js', ['install', 'chromium'], { quiet: true });
  if (own.code === 0 && existsSync(playwrightOwn(root))) return undefined;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing the chromium-headless-shell package of Debian …');
    await run('apt-get', ['update', '-qq'], { cwd: root, quiet: true });
    const { code, output } = await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
      cwd: root,
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code === 0 && existsSync(HEADLESS)) return HEADLESS;
    throw new Error(`Chromium could not be installed:\n${output}`);
  }
  throw new Error('The browser tests need Chromium or Chrome. Install one, or name it in CHROMIUM_PATH.');
}

function playwrightOwn(root: string): string {
  const playwright = createRequire(join(root, 'e2e', 'package.json'))('playwright') as {
    chromium: { executablePath(): string };
  };
  return playwright.chromium.executablePath();
}
