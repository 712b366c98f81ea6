import type { Browser, BrowserContext } from 'playwright';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { Candidate, Finding } from '../gates/gate.ts';
import { startShell } from './start-shell.ts';
import { recordPage } from './page-record.ts';
import { readShellPage, type ShellPage } from './shell-page.ts';
import { foreignName, storeForeign } from './stored-names.ts';
import { stuck, timed, tooLong } from './visit-findings.ts';
import { visitPage, type Visit } from './visit-page.ts';
import { within } from './within.ts';

/** One look at a release: everything that the process which looks needs to know. */
export interface ReleaseCheck {
  readonly candidate: Candidate;
  readonly hostFolder: string;
  readonly executablePath: string;
  /** How long one look at one page may take: a page that does not answer any more (an endless loop) ends the check. */
  readonly visitMs: number;
  /** When all looks together must be done, in milliseconds of the clock. */
  readonly endsAt: number;
}

const shells = [
  { name: 'web', cookies: {} },
  { name: 'emongolia', cookies: { mini_app: 'emongolia' } },
] as const;

/** Starts the live shell and a browser, and looks at every page. `onGroup` gets the process group of the browser as soon as there is one: whoever ends this process ends that group too. */
export async function checkRelease(check: ReleaseCheck, onGroup: (group: number) => void): Promise<readonly Finding[]> {
  const { chromium } = await import('playwright');
  const { executablePath, candidate, hostFolder } = check;
  const server = await chromium.launchServer({ executablePath, args: browserArguments(), timeout: 30_000 });
  const group = server.process().pid;
  if (group !== undefined) onGroup(group);
  const [browser, shell] = await Promise.all([
    chromium.connect(server.wsEndpoint()),
    startShell(candidate, hostFolder),
  ]);
  return visitAll(browser, shell, check);
}

async function visitAll(
  browser: Browser,
  { url }: { url: string },
  { candidate, visitMs, endsAt }: ReleaseCheck,
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const { name, cookies } of shells) {
    const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
    await context.addCookies(Object.entries(cookies).map(([key, value]) => ({ name: key, value, url })));
    await context.addInitScript(recordPage);
    await context.addInitScript(storeForeign, foreignName);
    const shellPage = await readShellPage(context, new URL(url).origin);
    for (const visit of visitsOf(candidate.record, name)) {
      const left = endsAt - Date.now();
      if (left <= 0) return [...found, tooLong(visit)];
      const seen = await within(Math.min(visitMs, left), visitSurely(context, shellPage, visit));
      if (!seen) return [...found, stuck(visit, visitMs)];
      found.push(...seen);
    }
    await context.close();
  }
  return found;
}

/** What a busy machine may have made up is looked at a second time. */
async function visitSurely(context: BrowserContext, shellPage: ShellPage, visit: Visit): Promise<readonly Finding[]> {
  const first = await visitPage(context, shellPage, visit);
  if (!first.some(({ code }) => timed.includes(code))) return first;
  const again = (await visitPage(context, shellPage, visit)).map(({ code }) => code);
  return first.filter(({ code }) => !timed.includes(code) || again.includes(code));
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
