import { expect, test, type BrowserContext } from '@playwright/test';
import { openTrialShop } from '../fixtures/trial-shop.ts';
import { visit } from '../fixtures/visitor.ts';

const remote = 'mf-account';

/** Opens the sign-in page in a tab of its own; names of the remote's scripts that it took, and of those that came over the network. */
async function open(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  await page.goto(`${origin}/mn/auth/login`);
  await expect(page.locator('main input[type=password]')).toBeVisible({ timeout: 20_000 });
  const scripts = await page.evaluate(
    (folder) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(folder) && name.endsWith('.js'))
        .map((entry) => ({
          name: entry.name.split('/').at(-1) ?? '',
          sent: (entry as PerformanceResourceTiming).transferSize > 0,
          bytes: (entry as PerformanceResourceTiming).encodedBodySize,
        })),
    `/releases/${remote}/`,
  );
  const version = await page.evaluate(
    (id) => (JSON.parse(document.querySelector('#aylal-boot')?.textContent ?? '') as Boot).releases[id]?.version ?? '',
    remote,
  );
  await page.close();
  const names = (some: typeof scripts) => [...new Set(some.map(({ name }) => name))].toSorted();
  const sent = scripts.filter(({ sent: overNetwork }) => overNetwork);
  return {
    version,
    taken: names(scripts),
    sent: names(sent),
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

interface Boot {
  readonly releases: Readonly<Record<string, { readonly version: string }>>;
}

test('a visitor who comes back after a release takes what has changed, and the rest out of the cache', async ({
  browser,
}) => {
  const shop = await openTrialShop([remote]);
  const context = await browser.newContext();
  try {
    const host = await shop.host();
    const first = await open(context, host);
    expect(first.version).toBe(shop.stable[remote]);
    expect(first.taken.length).toBeGreaterThan(3);
    expect(first.sent).toEqual(first.taken);

    await shop.promote(null);
    const given = async () => (await visit(host, [remote])).releases[remote];
    await expect.poll(given, { timeout: 60_000, intervals: [500] }).toBe(shop.next[remote]);
    const again = await open(context, host);
    expect(again.version).toBe(shop.next[remote]);
    // The next release of this test has another entry, and all else as it was.
    const { entry } = (await shop.registry.readRelease(remote, again.version)).record;
    expect(again.taken).toEqual([...first.taken.filter((name) => !name.startsWith('entry.')), entry].toSorted());
    expect(again.sent).toEqual([entry]);
    // What has changed since the entry that the browser has, by which it reads the rest.
    expect(again.bytes).toBeLessThan(300);
    expect(first.bytes).toBeGreaterThan(10_000);
  } finally {
    await context.close();
    await shop.close();
  }
});
