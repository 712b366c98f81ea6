import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium or Chrome: the one that `CHROMIUM_PATH` names, one that is installed, or Playwright's own; null when there is none. Installs nothing. */
export async function findBrowser(env: Readonly<Record<string, string | undefined>>): Promise<string | null> {
  const named = env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : null;
  const { chromium } = await import('playwright');
  return [...installed, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** What to say to somebody who has none. */
export const howToGetBrowser =
  'install Chromium or Chrome (apt-get install chromium, or npx playwright install chromium), or name one in CHROMIUM_PATH';
