import type { CDPSession, Page } from '@playwright/test';
import { expectResults, expectSignInOpens, menu } from '../fixtures/remote-page.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Translate } from '../fixtures/messages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Rounds after which everything is loaded that a round needs, and rounds that may leave nothing behind. */
const rounds = { first: 2, further: 3 } as const;

interface Held {
  /** Nodes of the document and nodes outside it that are still referenced, without what is in style elements. */
  nodes: number;
  styles: number;
  jsEventListeners: number;
  heap: number;
}

/** Style elements of the page, and the nodes that they are made of. */
const stylesOf = (all: Element[]) => ({
  styles: all.length,
  nodes: all.reduce((sum, style) => sum + 1 + style.childNodes.length, 0),
});

/** What the tab holds after garbage collection. A style is added when a state of the page is shown for the first time and stays, so styles are counted alone. */
async function heldBy(page: Page, devtools: CDPSession): Promise<Held> {
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const style = await page.locator('style').evaluateAll(stylesOf);
  return { nodes: nodes - style.nodes, styles: style.styles, jsEventListeners, heap: usedSize };
}

/** Home, a list of flights with its offers, and every page below all pages; then a dialog, opened and closed. The document is never loaded again. */
async function walkRound(page: Page, t: Translate) {
  await menu(page, t)
    .getByRole('link', { name: t('host', 'menu.home') })
    .click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/mn');
  await expect(page.getByRole('main').locator('a[href*="/flights/results?"]').first()).toBeVisible();
  const footer = page.getByRole('contentinfo');
  const pages = await footer.locator('a[href^="/mn/"]').evaluateAll(hrefs);
  await page.getByRole('main').locator('a[href*="/flights/results?"]').first().click();
  await expectResults(page, t);
  for (const href of pages) {
    await footer.locator(`a[href="${href}"]`).first().click();
    await expect(page).toHaveURL((url) => url.pathname === href.split('?')[0]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expectSignInOpens(page, t);
}

const hrefs = (all: Element[]) => [...new Set(all.map((one) => one.getAttribute('href') ?? ''))];

test('[MFE-6] a tab that walks through all products again and again keeps nothing of the pages that were left', async ({
  page,
  t,
}) => {
  test.setTimeout(180_000);
  await page.goto('/mn/lottery');
  await page
    .getByRole('dialog', { name: t('games', 'age.title') })
    .getByRole('button', { name: t('games', 'age.agree') })
    .click();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  for (let round = 0; round < rounds.first; round += 1) await walkRound(page, t);
  // What waits for a slow answer is shown for the first time in some later round, and stays once. What stays in each round shows the more, the longer one walks: the second look is twice as long, and no more may stay.
  let further: number = rounds.further;
  await expect(async () => {
    const before = await heldBy(page, devtools);
    for (let round = 0; round < further; round += 1) await walkRound(page, t);
    further = 2 * rounds.further;
    const after = await heldBy(page, devtools);
    // One of anything that stays in each round is too many.
    expect(after.nodes - before.nodes).toBeLessThan(rounds.further);
    expect(after.styles - before.styles).toBeLessThan(rounds.further);
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(rounds.further);
    expect(after.heap - before.heap).toBeLessThan(1_000_000 * rounds.further);
  }).toPass({ timeout: 120_000 });
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});
