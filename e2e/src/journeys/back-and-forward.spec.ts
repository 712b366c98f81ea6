import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { expect, resultsAddress, test } from '../fixtures/test.ts';

const executablePath = chromiumPath();
// The tests' browser keeps no page for Back unless it is asked to.
test.use({
  launchOptions: {
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  },
});

/** Why the browser did not keep the page as it was left; null where it did. What it does not tell is its own: it is driven by a test. */
const reasons = () => {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    notRestoredReasons?: { reasons: { reason: string }[] } | null;
  })[];
  return (entry?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason).filter((reason) => reason !== 'masked');
};

for (const [name, address] of [
  ['home', () => '/mn'],
  ['the results of a search', () => resultsAddress('mn')],
  ['the search of hotels', () => '/mn/hotels'],
  ['the search of buses', () => '/mn/bus'],
  ['the help centre', () => '/en/helper'],
] as const)
  test(`${name}: nothing of ours keeps the browser from showing it as it was left`, async ({ page }) => {
    await page.goto(address(), { waitUntil: 'networkidle' });
    await page.goto('/mn/news/list', { waitUntil: 'networkidle' });
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(reasons)).toEqual([]);
  });
