import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { differentStyles, measureShellStyles, readFrame, type ShellStyles, type Specimen } from './shell-styles.ts';
import { foreignName, storedNames } from './stored-names.ts';

/** How a page of the shell is that shows nothing of the remote: what differs from it on another page, the remote has done. */
export interface ShellPage {
  readonly origin: string;
  readonly frame: readonly Specimen[];
  readonly styles: ShellStyles;
  readonly stored: readonly string[];
  readonly globals: readonly string[];
}

/** Opens the page of the shell that says that there is no such page: it is in every shell, and no remote contributes anything to it. */
export async function readShellPage(context: BrowserContext, origin: string, language: string): Promise<ShellPage> {
  const page = await context.newPage();
  await page.goto(`${origin}/${language}/no-page-of-any-remote`, {
    waitUntil: 'networkidle',
    timeout: Number(process.env['TRY_PAGE_MS'] ?? 60_000),
  });
  await page.locator('main h1').waitFor();
  await page.evaluate((name) => void indexedDB.open(name), foreignName);
  const frame = await page.evaluate(readFrame);
  const found = {
    origin,
    frame,
    styles: await settledStyles(page, frame),
    stored: await storedNames(context, page),
    globals: await page.evaluate(() => window.aylalPageRecord?.changedGlobals() ?? []),
  };
  await page.close();
  return found;
}

/** A page that is still coming up may not have all of its style sheets: what looks the same twice is what it looks like. */
async function settledStyles(page: Page, frame: readonly Specimen[]): Promise<ShellStyles> {
  const first = await page.evaluate(measureShellStyles, frame);
  await wait(300);
  const second = await page.evaluate(measureShellStyles, frame);
  return differentStyles(first, second).length === 0 ? second : settledStyles(page, frame);
}
