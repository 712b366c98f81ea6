import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Finding } from '../gates/gate.ts';
import { accessFaults, firstHeadings } from './page-faults.ts';
import { differentStyles, measureShellStyles } from './shell-styles.ts';
import type { ShellPage } from './shell-page.ts';
import { storedNames, strayNames } from './stored-names.ts';
import { faultOf, mostShift, mostTaskMs, type BrowserCode } from './visit-findings.ts';
import type { Visit } from './visit-page.ts';

/** A page that waits for data may get its heading with them. */
const headingMs = 5000;
/** A page that is still coming up may not have all style sheets of the shell. */
const stylesMs = 2000;

/** What a page that works does to others: to the shell around it, to the remotes beside it, and to who cannot see it or has a slow machine. */
export async function checkThoroughly(page: Page, shellPage: ShellPage, visit: Visit): Promise<readonly Finding[]> {
  // A dialog hides the page behind it, and what is contributed is below another remote's heading; where it comes up, it may move what is there.
  const isPage = !visit.played?.scenario.shows;
  // What a page waits for may be what names it.
  const headings = isPage && !isWaiting(visit) ? await headingsInTheEnd(page) : 1;
  const record = await page.evaluate(() => ({
    shift: window.aylalPageRecord?.shift ?? 0,
    longestTaskMs: window.aylalPageRecord?.longestTaskMs ?? 0,
    globals: window.aylalPageRecord?.changedGlobals() ?? [],
  }));
  const styles = await stylesInTheEnd(page, shellPage);
  const stray = strayNames(visit.remote, shellPage.stored, await storedNames(page.context(), page));
  const globals = record.globals.filter((name) => !shellPage.globals.includes(name));
  // The mini-app shows the same content.
  const faults = visit.shell === 'web' ? await accessFaults(page) : [];
  const found: readonly (readonly [BrowserCode, what: string, is: boolean])[] = [
    ['browser-style', `elements outside of the remote look different: ${some(styles)}`, styles.length > 0],
    ['browser-storage', `what is stored is not its own: ${some(stray)}`, stray.length > 0],
    ['browser-global', `functions of the browser are replaced: ${some(globals)}`, globals.length > 0],
    ['browser-heading', `${headings} headings h1 are shown instead of one`, headings !== 1],
    ['browser-axe', `axe finds ${some(faults)}`, faults.length > 0],
    [
      'browser-shift',
      `content jumps by ${record.shift.toFixed(2)}; ${mostShift} is allowed`,
      isPage && record.shift > mostShift,
    ],
    [
      'browser-task',
      `the page answers nobody for ${Math.round(record.longestTaskMs)} ms; ${mostTaskMs} are allowed`,
      record.longestTaskMs > mostTaskMs,
    ],
  ];
  return found.flatMap(([code, what, is]) => (is ? [faultOf(visit, code, what)] : []));
}

function isWaiting({ played }: Visit): boolean {
  const { answers } = played?.document ?? { answers: [] };
  return (
    played?.state === 'waiting' || !!played?.scenario.reads.some((index) => answers[index]?.answers[0] === 'hanging')
  );
}

async function headingsInTheEnd(page: Page): Promise<number> {
  for (const ends = Date.now() + headingMs; Date.now() < ends; await wait(100))
    if ((await firstHeadings(page)) === 1) return 1;
  return firstHeadings(page);
}

async function stylesInTheEnd(page: Page, { styles, frame }: ShellPage): Promise<readonly string[]> {
  const measure = async () => differentStyles(styles, await page.evaluate(measureShellStyles, frame));
  for (const ends = Date.now() + stylesMs; Date.now() < ends; await wait(200))
    if ((await measure()).length === 0) return [];
  return measure();
}

function some(all: readonly string[]): string {
  return all.length > 3 ? `${all.slice(0, 3).join(', ')} and ${all.length - 3} more` : all.join(', ');
}
