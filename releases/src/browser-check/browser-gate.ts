import type { Browser, BrowserServer } from 'playwright';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { Candidate, Finding, Gate } from '../gates/gate.ts';
import { findBrowser, howToGetBrowser } from './find-browser.ts';
import { isBuilt, startShell } from './start-shell.ts';
import { visitPage, stuck, tooLong, type Visit } from './visit-page.ts';
import { within } from './within.ts';

/** Where the shell is, and where a browser may be named (`CHROMIUM_PATH`). */
export interface BrowserGateOptions {
  /** Folder of the host package, built. */
  readonly hostFolder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** How long one look at one page may take: a page that does not answer any more (an endless loop) ends the gate. */
  readonly visitMs?: number;
  /** How long all looks together may take; less than publishing waits for its answer. */
  readonly allMs?: number;
}

interface Looking {
  readonly candidate: Candidate;
  readonly hostFolder: string;
  readonly visitMs: number;
  readonly endsAt: number;
}

const shells = [
  { name: 'web', cookies: {} },
  { name: 'emongolia', cookies: { mini_app: 'emongolia' } },
] as const;

/** Loads and renders every route of a release in a real browser, inside the live shell with nothing but this release, as the web and as the mini-app show it (federation.md §1, gate 5). */
export function createBrowserGate({ hostFolder, env, visitMs = 30_000, allMs = 240_000 }: BrowserGateOptions): Gate {
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
    const { chromium } = await import('playwright');
    const endsAt = Date.now() + allMs;
    const server = await chromium.launchServer({ executablePath, args: browserArguments() });
    try {
      const browser = await chromium.connect(server.wsEndpoint());
      return await look(browser, { candidate, hostFolder, visitMs, endsAt });
    } finally {
      await endBrowser(server);
    }
  };
}

/** A page in an endless loop does not close: what is not gone in a moment is killed. */
async function endBrowser(server: BrowserServer): Promise<void> {
  await within(3000, server.close());
  await server.kill();
}

async function look(
  browser: Browser,
  { candidate, hostFolder, visitMs, endsAt }: Looking,
): Promise<readonly Finding[]> {
  const shell = await startShell(candidate, hostFolder);
  try {
    const found: Finding[] = [];
    for (const { name, cookies } of shells) {
      const context = await browser.newContext({ locale: 'en-US' });
      await context.addCookies(Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: shell.url })));
      for (const visit of visitsOf(candidate.record, name)) {
        const left = endsAt - Date.now();
        if (left <= 0) return [...found, tooLong(visit)];
        const seen = await within(Math.min(visitMs, left), visitPage(context, new URL(shell.url).origin, visit));
        if (!seen) return [...found, stuck(visit, visitMs)];
        found.push(...seen);
      }
      await context.close();
    }
    return found;
  } finally {
    await shell.stop();
  }
}

/** The home page when parts are lent there, and every route with a sample in the place of its parameters. The mini-app leaves routes out, so there nothing must have been loaded. */
function visitsOf({ remote, descriptor, entry, exposes, chunks }: ReleaseRecord, shell: string): readonly Visit[] {
  const door = [entry, ...(exposes['./remote'] ?? [])];
  return [
    ...(descriptor.slots.length > 0 ? [{ remote, shell, path: '/en', files: [] }] : []),
    ...descriptor.routes.map(({ pattern, chunk }) => ({
      remote,
      shell,
      path: `/en${pattern.replace(/:\w+/g, '1')}`,
      files: shell === 'web' ? [...door, ...(chunks[chunk] ?? [])] : [],
    })),
  ];
}

/** As root there is no sandbox to be had; the rest keeps the browser from calling home. */
function browserArguments(): string[] {
  const quiet = ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}
