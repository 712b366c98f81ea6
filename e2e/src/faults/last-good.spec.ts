import type { Page } from '@playwright/test';
import { expect, resultsAddress, test } from '../fixtures/test.ts';
import {
  expectOthersWork,
  expectResults,
  expectShell,
  faultyRemote,
  menu,
  ranTampered,
  releasesOf,
  scriptsOf,
} from '../fixtures/remote-page.ts';
import type { RemoteFault } from '../fixtures/sandbox.ts';
import { publishSecondRelease, type ReleasePair } from '../fixtures/second-release.ts';

type Fault = Omit<RemoteFault, 'remote'>;

/** Once the page has its scripts: what the server has rendered is seen before them. */
async function expectLastGood(page: Page, chunk: string) {
  await expect.poll(() => scriptsOf(page, pair.lastGood)).toContain(chunk);
}

let pair: ReleasePair;

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeAll(async ({ request }) => {
  pair = await publishSecondRelease(faultyRemote);
  await expect.poll(async () => (await releasesOf(request))[faultyRemote], { timeout: 40_000 }).toBe(pair.present);
});

test.beforeEach(({ sandbox }) => sandbox.remoteFaults([]));
test.afterEach(({ sandbox }) => sandbox.remoteFaults([]));

test.describe('A release that cannot be used', () => {
  const faults: Fault[] = [
    { target: 'manifest', kind: 'refuse' },
    { target: 'manifest', kind: '404' },
    { target: 'manifest', kind: '500' },
    { target: 'manifest', kind: 'html' },
    { target: 'manifest', kind: 'hang' },
    { target: 'entry', kind: 'refuse' },
    { target: 'entry', kind: '404' },
    { target: 'entry', kind: 'hang' },
    { target: 'entry', kind: 'tamper' },
    { target: 'expose', kind: '404' },
    { target: 'expose', kind: 'hang' },
    { target: 'expose', kind: 'tamper' },
    { target: 'expose', kind: 'throw' },
    { target: 'chunk', kind: 'refuse', chunk: 'results' },
    { target: 'chunk', kind: '404', chunk: 'results' },
    { target: 'chunk', kind: 'html', chunk: 'results' },
    { target: 'chunk', kind: 'hang', chunk: 'results' },
    { target: 'chunk', kind: 'tamper', chunk: 'results' },
    { target: 'chunk', kind: 'throw', chunk: 'results' },
    { target: 'chunk', kind: 'throw-in-render', chunk: 'results' },
    { target: 'chunk', kind: 'throw-in-effect', chunk: 'results' },
    { target: 'chunk', kind: '404', chunk: 'messages-mn' },
    { target: 'chunk', kind: 'tamper', chunk: 'messages-mn' },
  ];
  for (const fault of faults) {
    const what = fault.chunk === 'messages-mn' ? 'messages' : fault.target;
    test(`[MFE-4] [MFE-5] gives way to the last good one in the same visit: ${what} ${fault.kind}`, async ({
      page,
      t,
      sandbox,
    }) => {
      await sandbox.remoteFaults([{ remote: faultyRemote, ...fault }]);
      await page.goto(resultsAddress('mn'), { waitUntil: 'commit' });
      await expectShell(page, t);
      await expectResults(page, t);
      await expectLastGood(page, 'results');
      expect(await ranTampered(page)).toBe(false);
    });
  }

  test('[MFE-7] gives way before any of it runs when it asks for a newer contract', async ({ page, t }) => {
    await page.route('**/mn/flights/results*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text())
        .replace('"entry":', '"_":0,"entry":')
        .replace(/"contract":"\^1/, '"contract":"^2');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(resultsAddress('mn'));
    await expectResults(page, t);
    await expectLastGood(page, 'results');
  });

  test('[MFE-6] gives way when its chunk is deleted under an open tab', async ({ page, t, sandbox }) => {
    await page.goto('/mn');
    await expect(page.getByRole('button', { name: t('flights', 'search.submit') })).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    await sandbox.remoteFaults([{ remote: faultyRemote, target: 'chunk', chunk: 'search', kind: '404' }]);
    await menu(page, t).getByRole('link', { name: 'Нислэг' }).click();
    await expect(page).toHaveURL(/\/mn\/flights$/);
    await expect(page.getByRole('button', { name: t('flights', 'search.submit') })).toBeVisible();
    await expectLastGood(page, 'search');
    expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
  });

  test('[MFE-5] gives way in a place that it is contributed to, and the page around it stays', async ({
    page,
    t,
    sandbox,
  }) => {
    await sandbox.remoteFaults([
      { remote: faultyRemote, target: 'chunk', chunk: 'home-search', kind: 'throw-in-render' },
    ]);
    await page.goto('/mn');
    await expect(page.getByRole('heading', { level: 1, name: t('host', 'home.heading') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('flights', 'search.submit') })).toBeVisible();
    await expectLastGood(page, 'home-search');
    await expectOthersWork(page, t);
  });
});

test.describe('A fault that passes', () => {
  const faults: Fault[] = [
    { target: 'manifest', kind: '500' },
    { target: 'entry', kind: '404' },
    { target: 'expose', kind: '404' },
    { target: 'chunk', kind: '404', chunk: 'results' },
    { target: 'chunk', kind: 'refuse', chunk: 'results' },
  ];
  for (const fault of faults) {
    test(`[MFE-6] is met by one more try of the same release: ${fault.target} ${fault.kind}`, async ({
      page,
      t,
      sandbox,
    }) => {
      await sandbox.remoteFaults([{ remote: faultyRemote, ...fault, times: 1 }]);
      await page.goto(resultsAddress('mn'), { waitUntil: 'commit' });
      await expectResults(page, t);
      expect(await scriptsOf(page, pair.lastGood)).not.toContain('results');
    });
  }
});
