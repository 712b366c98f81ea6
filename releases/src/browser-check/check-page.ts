import type { Browser, BrowserContextOptions } from 'playwright';
import type { CheckPicture, Finding } from '../gates/gate.ts';
import { recordPage } from './page-record.ts';
import { setClock } from './set-clock.ts';
import { readShellPage } from './shell-page.ts';
import { foreignName, storeForeign } from './stored-names.ts';
import { stuck, timed, tooLong } from './visit-findings.ts';
import { visitPage, type Visit } from './visit-page.ts';
import { within } from './within.ts';

/** One browser context, and what is looked at in it, one visit after the other. */
export interface Round {
  readonly language: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly visits: readonly Visit[];
  readonly options?: Pick<BrowserContextOptions, 'viewport'>;
  /** What the clock says, in milliseconds; the device's time without it. */
  readonly instant?: number;
}

/** When looking ends; see `ReleaseCheck`. */
export interface CheckLimits {
  readonly visitMs: number;
  readonly endsAt: number;
}

/** Looks at every visit of a round. `onPicture` gets what scenarios look like; `over` says whether nothing more is to be looked at. */
export async function checkPage(
  browser: Browser,
  url: string,
  { language, cookies, visits, options = {}, instant }: Round,
  { visitMs, endsAt }: CheckLimits,
  onPicture: (picture: CheckPicture) => void = () => {},
): Promise<{ readonly found: readonly Finding[]; readonly over: boolean }> {
  const found: Finding[] = [];
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await context.addInitScript(recordPage);
  await context.addInitScript(storeForeign, foreignName);
  if (instant !== undefined) await context.addInitScript(setClock, instant);
  const shellPage = await readShellPage(context, new URL(url).origin, language);
  // One tab for all visits: it has compiled the scripts that they share.
  const page = await context.newPage();
  for (const visit of visits) {
    const left = endsAt - Date.now();
    if (left <= 0) return { found: [...found, tooLong(visit)], over: true };
    const seen = await within(Math.min(visitMs, left), visitSurely(page, shellPage, visit, onPicture));
    if (!seen) return { found: [...found, stuck(visit, visitMs)], over: true };
    found.push(...seen);
  }
  await context.close();
  return { found, over: false };
}

/** What a busy machine may have made up is looked at a second time. */
async function visitSurely(...[page, shellPage, visit, onPicture]: Parameters<typeof visitPage>) {
  const first = await visitPage(page, shellPage, visit, onPicture);
  if (!first.some(({ code }) => timed.includes(code))) return first;
  const again = (await visitPage(page, shellPage, visit, onPicture)).map(({ code }) => code);
  return first.filter(({ code }) => !timed.includes(code) || again.includes(code));
}
