import type { Finding } from '../gates/gate.ts';
import type { Visit } from './visit-page.ts';

/** How much content may jump while a page comes up, as the browser scores it; the field calls 0.1 good and 0.25 poor. */
export const mostShift = 0.25;
/** How long a page may answer nobody in one piece. Generous, because a machine that publishes is busy. */
export const mostTaskMs = 2000;

const change = {
  'browser-stuck': 'look for a loop that does not end in a render, an effect or a listener',
  'browser-late':
    'open the pages under npm start and see which of them is slow; publish again when the machine is less busy',
  'browser-failed':
    'run npm start, open the page and read the console; a test that renders the screen should fail alike',
  'browser-load': 'open the page under npm start and see in the network panel what it waits for',
  'browser-blank': 'give the screen its four states: waiting, empty, failed, ready',
  'browser-error': 'catch it where it happens; a failed call has an answer on the screen',
  'browser-scenario':
    'run npm run dev with the name of the remote, choose the scenario, language and state, and read the console; a test that renders it should fail alike',
  'browser-foreign': 'call the shop itself (/api/…); files belong into the release',
  'browser-style': 'style your own elements through @aylal/ui; a style sheet for the whole page is no part of a remote',
  'browser-storage':
    'store through the services of the shell (drafts), or under names that begin with the name of the remote; clear nothing else',
  'browser-global': 'call what the services offer; what belongs to every remote of the page stays as it is',
  'browser-axe':
    'mend what axe names: https://dequeuniversity.com/rules/axe has each rule; run axe on the page under npm start',
  'browser-heading':
    'give the page one h1 in each of its states but the one that waits, and h2 to what stands below it',
  'browser-shift': 'keep the room of what comes later: a skeleton of its height, width and height of pictures',
  'browser-task': 'do less at once: a shorter list first, work in pieces, or on the server',
} as const;

/** Codes of a look in the browser. */
export type BrowserCode = keyof typeof change;

/** Findings that a busy machine may make up: only a second look that finds the same counts. */
export const timed: readonly string[] = ['browser-shift', 'browser-task'] satisfies BrowserCode[];

/** What tells in a scenario that something throws or does not come up. */
const broken: readonly BrowserCode[] = ['browser-failed', 'browser-load', 'browser-blank', 'browser-error'];

/** Something that a visitor of the page would notice. */
export function faultOf(visit: Pick<Visit, 'path' | 'shell' | 'played'>, code: BrowserCode, what: string): Finding {
  const reported = visit.played && broken.includes(code) ? 'browser-scenario' : code;
  return { code: reported, message: `${placeOf(visit)}: ${what}`, change: change[reported] };
}

function placeOf({ path, shell, played }: Pick<Visit, 'path' | 'shell' | 'played'>): string {
  if (!played) return `${path} in the shell ${shell}`;
  const { scenario, language, state } = played;
  const shown = scenario.shows ? `${scenario.shows.kind} ${scenario.shows.name}` : path;
  return `${shown} in the scenario "${scenario.name}" (${language}, ${state}, shell ${shell})`;
}

/** The page does not answer any more: nothing can be said of it, and nothing after it is looked at. */
export function stuck(visit: Visit, ms: number): Finding {
  return faultOf(visit, 'browser-stuck', `the page does not answer within ${ms / 1000} s`);
}

/** The looks before this one took all the time that there is. */
export function tooLong(visit: Visit): Finding {
  return faultOf(visit, 'browser-late', 'the pages before it took all the time there is');
}

/** Others are looked at: this one's turn has not come. */
export function busy(): Finding {
  return {
    code: 'browser-busy',
    message: 'other releases are being looked at in a browser, and the turn of this one has not come',
    change: 'nothing in the release; publish again in a few minutes',
  };
}

/** The process that looks did not even end by itself. */
export function hung(): Finding {
  return { code: 'browser-late', message: 'the look in a browser did not end', change: change['browser-late'] };
}
