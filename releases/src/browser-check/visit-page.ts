import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import type { Finding } from '../gates/gate.ts';

const pageMs = 10_000;
/** Effects and timers of a screen have run by then. */
const settleMs = 600;

/** One look at one page. */
export interface Visit {
  readonly remote: string;
  /** Address of the page, without the shell's origin. */
  readonly path: string;
  readonly shell: string;
  /** Files of the release that the page must have loaded; none for a page of the shell. */
  readonly files: readonly string[];
}

/** Opens the page and says what a visitor would notice: the remote does not load, throws, shows nothing, or calls somebody else. */
export async function visitPage(context: BrowserContext, origin: string, visit: Visit): Promise<readonly Finding[]> {
  const page = await context.newPage();
  const seen = watch(page, origin, visit.remote);
  const where = placeOf(visit);
  try {
    await page.goto(origin + visit.path, { waitUntil: 'domcontentloaded', timeout: pageMs });
    const ends = Date.now() + pageMs;
    const loaded = () => visit.files.every((file) => seen.loaded.has(file));
    while (Date.now() < ends && !(loaded() && (await hasText(page))) && !(await isResting(page, visit.remote)))
      await wait(50);
    await wait(settleMs);
    return [
      ...((await isResting(page, visit.remote)) ? [resting(where, seen.errors)] : []),
      ...(loaded() || (await isResting(page, visit.remote))
        ? []
        : [
            notLoaded(
              where,
              visit.files.filter((file) => !seen.loaded.has(file)),
            ),
          ]),
      ...((await hasText(page)) ? [] : [blank(where)]),
      ...[...seen.thrown].map((text) => thrown(where, text)),
      ...[...seen.foreign].map((address) => foreign(where, address)),
    ];
  } finally {
    await page.close();
  }
}

function placeOf({ path, shell }: Visit): string {
  return `${path} in the shell ${shell}`;
}

/** The page does not answer any more: nothing can be said of it, and nothing after it is looked at. */
export function stuck(visit: Visit, ms: number): Finding {
  return {
    code: 'browser-stuck',
    message: `${placeOf(visit)}: the page does not answer within ${ms / 1000} s`,
    change: 'look for a loop that does not end in a render, an effect or a listener',
  };
}

/** The looks before this one took all the time that there is. */
export function tooLong(visit: Visit): Finding {
  return {
    code: 'browser-late',
    message: `${placeOf(visit)}: the pages before it took all the time there is`,
    change: 'open the pages under npm start and see which of them is slow; publish again when the machine is less busy',
  };
}

function watch(page: Page, origin: string, remote: string) {
  const loaded = new Set<string>();
  const thrown = new Set<string>();
  const foreign = new Set<string>();
  const errors: string[] = [];
  const isOwn = (text: string) => text.includes(`/releases/${remote}/`);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && isOwn(pathname)) loaded.add(pathname.split('/').at(-1) ?? '');
  });
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && new URL(url).origin !== origin) foreign.add(new URL(url).origin);
  });
  page.on('pageerror', (error) => {
    if (isOwn(error.stack ?? '')) thrown.add(error.message);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const [text = ''] = message.text().split('\n');
    errors.push(text);
    // What the page's policy stops never becomes a request.
    if (text.includes('Content Security Policy')) foreign.add(text.slice(0, 200));
  });
  return { loaded, thrown, foreign, errors };
}

/** The panel that the shell puts in the place of a remote that failed. */
function isResting(page: Page, remote: string): Promise<boolean> {
  return page.locator(`[data-remote="${remote}"]`).first().isVisible();
}

async function hasText(page: Page): Promise<boolean> {
  const text = await page
    .locator('main')
    .first()
    .innerText({ timeout: 1000 })
    .catch(() => '');
  return text.trim() !== '';
}

function resting(where: string, errors: readonly string[]): Finding {
  const [said] = errors.filter((text) => !text.startsWith('Failed to load resource'));
  return {
    code: 'browser-failed',
    message: `${where}: the remote does not load or throws${said ? ` (${said.slice(0, 200)})` : ''}`,
    change: 'run npm start, open the page and read the console; a test that renders the screen should fail alike',
  };
}

function notLoaded(where: string, files: readonly string[]): Finding {
  return {
    code: 'browser-load',
    message: `${where}: ${files.join(', ')} was not loaded in ${pageMs / 1000} s`,
    change: 'open the page under npm start and see in the network panel what it waits for',
  };
}

function blank(where: string): Finding {
  return {
    code: 'browser-blank',
    message: `${where}: nothing is shown`,
    change: 'give the screen its four states: waiting, empty, failed, ready',
  };
}

function thrown(where: string, text: string): Finding {
  return {
    code: 'browser-error',
    message: `${where}: an error is not caught: ${text.slice(0, 200)}`,
    change: 'catch it where it happens; a failed call has an answer on the screen',
  };
}

function foreign(where: string, address: string): Finding {
  return {
    code: 'browser-foreign',
    message: `${where}: the page calls somebody else: ${address}`,
    change: 'call the shop itself (/api/…); files belong into the release',
  };
}
