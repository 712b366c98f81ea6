import type { Gate } from '../gates/gate.ts';
import { checkInProcess } from './check-in-process.ts';
import { findBrowser, howToGetBrowser } from './find-browser.ts';
import { isBuilt } from './start-shell.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { busy } from './visit-findings.ts';

/** Where the shell is, and where a browser may be named (`CHROMIUM_PATH`). */
export interface BrowserGateOptions {
  /** Folder of the host package, built. */
  readonly hostFolder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How long one look at one page may take: a page that does not answer any more (an endless loop) ends the gate. */
  readonly visitMs?: number;
  /** How long all looks together may take, the wait for one's turn included; less than publishing waits for its answer. */
  readonly allMs?: number;
}

/** A release that waits longer would have no time left for its look. */
const turns = { mostWaiting: 3, waitMs: 120_000 };

/**
 * Loads and renders every route of a release in a real browser, inside the live shell with nothing but this release, as the web and as the mini-app show it, and plays its scenarios
 * (federation.md §1, gate 5). One release is looked at at a time.
 */
export function createBrowserGate({ hostFolder, env, visitMs = 30_000, allMs = 240_000 }: BrowserGateOptions): Gate {
  const interleave = limitConcurrency(turns);
  return async (candidate) => {
    const executablePath = await findBrowser(env);
    if (!executablePath)
      return [
        {
          code: 'no-browser',
          message: 'no browser was found, and a release is published only after one has shown it',
          change: `${howToGetBrowser}; or let somebody who may promote approve it: --no-browser --reason "…"`,
        },
      ];
    if (!isBuilt(hostFolder))
      return [{ code: 'no-shell', message: `${hostFolder} is not built`, change: 'npm run build host, then again' }];
    const endsAt = Date.now() + allMs;
    const findings = await interleave(() => checkInProcess({ candidate, hostFolder, executablePath, visitMs, endsAt }));
    return findings ?? [busy()];
  };
}
