import { existsSync } from 'node:fs';

/** The browser that the tests drive: `CHROMIUM_PATH`, else one that is installed, else Playwright's own. */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ].find((path) => existsSync(path));
}

/** As root there is no sandbox to be had; the rest keeps the browser from calling home. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
