import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import type { Finding } from '../gates/gate.ts';
import { lookClosely } from './look-closely.ts';
import type { ShellPage } from './shell-page.ts';
import { faultOf } from './visit-findings.ts';

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

/** Opens the page and says what a visitor would notice: the remote does not load, throws, shows nothing, or calls another origin; and what `lookClosely` finds where it works and the remote has a part in it. */
export async function visitPage(
  context: BrowserContext,
  shellPage: ShellPage,
  visit: Visit,
): Promise<readonly Finding[]> {
  const page = await context.newPage();
  const { origin } = shellPage;
  const seen = watch(page, origin, visit.remote);
  const fault = (code: Parameters<typeof faultOf>[1], what: string) => faultOf(visit, code, what);
  try {
    await page.goto(origin + visit.path, { waitUntil: 'domcontentloaded', timeout: pageMs });
    const ends = Date.now() + pageMs;
    const missing = () => visit.files.filter((file) => !seen.loaded.has(file));
    while (
      Date.now() < ends &&
      !(missing().length === 0 && (await hasText(page))) &&
      !(await isResting(page, visit.remote))
    )
      await wait(50);
    await wait(settleMs);
    const failed = await isResting(page, visit.remote);
    const broken = [
      ...(failed ? [fault('browser-failed', `the remote does not load or throws${firstSaid(seen.errors)}`)] : []),
      ...(failed || missing().length === 0
        ? []
        : [fault('browser-load', `${missing().join(', ')} was not loaded in ${pageMs / 1000} s`)]),
      ...((await hasText(page)) ? [] : [fault('browser-blank', 'nothing is shown')]),
    ];
    return [
      ...broken,
      ...[...seen.thrown].map((text) => fault('browser-error', `an error is not caught: ${text.slice(0, 200)}`)),
      ...[...seen.foreign].map((address) => fault('browser-foreign', `the page calls another origin: ${address}`)),
      ...(broken.length === 0 && seen.loaded.size > 0 ? await lookClosely(page, shellPage, visit) : []),
    ];
  } finally {
    await page.close();
  }
}

function firstSaid(errors: readonly string[]): string {
  const [said] = errors.filter((text) => !text.startsWith('Failed to load resource'));
  return said ? ` (${said.slice(0, 200)})` : '';
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
