import { setTimeout as wait } from 'node:timers/promises';
import type { Disposable, Page } from 'playwright';
import type { CheckPicture, Finding } from '../gates/gate.ts';
import { isFailure, loadOutcomes } from '../health/load-outcomes.ts';
import { answerProvider } from './answer-provider.ts';
import { checkThoroughly } from './check-thoroughly.ts';
import { scenarioLanguages, type Played } from './scenario-visits.ts';
import { nameTrialPart } from './trial-part.ts';
import type { ShellPage } from './shell-page.ts';
import { faultOf } from './visit-findings.ts';

const pageMs = 10_000;
/** Effects and timers of a screen have run by then. Scenarios are many, and the page of each has been looked at without data. */
const settleMs = { page: 600, scenario: 300 };
const dialogs = '[role=dialog], [role=alertdialog]';

/** One look at one page. */
export interface Visit {
  readonly remote: string;
  /** Address of the page, without the shell's origin. */
  readonly path: string;
  readonly shell: string;
  /** Files of the release that the page must have loaded; none for a page of the shell. */
  readonly files: readonly string[];
  /** The scenario that the page shows; without one the provider is away. */
  readonly played?: Played;
  /** What its picture is called; none is taken without. */
  readonly picture?: string;
}

/** Opens the page in a tab and says what a visitor would notice: the remote does not load, throws, shows nothing, or calls another origin; and what `checkThoroughly` finds where it works and the remote has a part in it. `onPicture` gets scenarios that work. */
export async function visitPage(
  page: Page,
  shellPage: ShellPage,
  visit: Visit,
  onPicture: (picture: CheckPicture) => void,
): Promise<readonly Finding[]> {
  const { origin } = shellPage;
  let trial: Disposable | undefined;
  const seen = watch(page, origin, visit.remote);
  const fault = (code: Parameters<typeof faultOf>[1], what: string) => faultOf(visit, code, what);
  try {
    if (visit.played) await answerProvider(page, visit.played);
    const shown = visit.played?.scenario.shows;
    if (shown) trial = await page.addInitScript(nameTrialPart, { ...shown, remote: visit.remote });
    await page.goto(origin + visit.path, { waitUntil: 'domcontentloaded', timeout: pageMs });
    const ends = Date.now() + pageMs;
    const isWaiting = visit.played?.state === 'waiting';
    // A remote that contributes a part to a page of another remote may leave it out when it cannot be read.
    const mayBeEmpty = isWaiting || (visit.played?.state === 'failed' && shown?.kind === 'part');
    const content = shown && shown.kind !== 'part' ? dialogs : 'main';
    const missing = () => visit.files.filter((file) => !seen.loaded.has(file));
    const isShown = async () => missing().length === 0 && (mayBeEmpty || (await hasText(page, content)));
    while (Date.now() < ends && !(await isShown()) && !(await isResting(page, visit.remote))) await wait(50);
    await wait(visit.played ? settleMs.scenario : settleMs.page);
    const failed = await isResting(page, visit.remote);
    const broken = [
      ...(failed ? [fault('browser-failed', `the remote does not load or throws${firstSaid(seen.errors)}`)] : []),
      ...(failed || missing().length === 0
        ? []
        : [fault('browser-load', `${missing().join(', ')} was not loaded in ${pageMs / 1000} s`)]),
      ...(mayBeEmpty || (await hasText(page, content)) ? [] : [fault('browser-blank', 'nothing is shown')]),
    ];
    if (broken.length === 0 && visit.picture !== undefined)
      onPicture({ name: visit.picture, jpeg: await page.screenshot({ type: 'jpeg', quality: 50 }) });
    return [
      ...broken,
      ...[...seen.thrown].map((text) => fault('browser-error', `an error is not caught: ${text.slice(0, 200)}`)),
      ...[...seen.foreign].map((address) => fault('browser-foreign', `the page calls another origin: ${address}`)),
      ...(broken.length === 0 && seen.loaded.size > 0 && !isSeenAgain(visit)
        ? await checkThoroughly(page, shellPage, visit)
        : []),
    ];
  } finally {
    // What still runs in it is not counted for the next visit.
    await page.goto(`${origin}/robots.txt`);
    page.removeAllListeners();
    await page.unrouteAll();
    await trial?.dispose();
  }
}

/** What a scenario does to others it does in either language. */
function isSeenAgain({ played }: Visit): boolean {
  return played?.state === 'ready' && played.language !== scenarioLanguages[0];
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

/** Whether the shell shows something in the place of the remote, or has noted that a part of it threw. */
async function isResting(page: Page, remote: string): Promise<boolean> {
  if (await page.locator(`[data-remote="${remote}"]`).first().isVisible()) return true;
  const noted = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
  return loadOutcomes.some((outcome) => isFailure(outcome) && noted.includes(`${remote} ${outcome}`));
}

async function hasText(page: Page, content: string): Promise<boolean> {
  const text = await page
    .locator(content)
    .first()
    .innerText({ timeout: 1000 })
    .catch(() => '');
  return text.trim() !== '';
}
