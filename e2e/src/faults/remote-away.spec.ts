import { expect, resultsAddress, test } from '../fixtures/test.ts';
import {
  expectOthersWork,
  expectResting,
  expectResults,
  expectShell,
  expectSignInOpens,
  faultyRemote as remote,
  markWhenSeen,
  ownersTitle,
  ranTampered,
  timeBetween,
} from '../fixtures/remote-page.ts';
import type { RemoteFault } from '../fixtures/sandbox.ts';

type Fault = Omit<RemoteFault, 'remote' | 'everyRelease'>;

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ sandbox }) => sandbox.remoteFaults([]));
test.afterEach(({ sandbox }) => sandbox.remoteFaults([]));

test.describe('A remote that is not to be had', () => {
  const faults: Fault[] = [
    { target: 'manifest', kind: 'refuse' },
    { target: 'manifest', kind: '404' },
    { target: 'manifest', kind: 'html' },
    { target: 'manifest', kind: 'hang' },
    { target: 'entry', kind: '404' },
    { target: 'entry', kind: 'hang' },
    { target: 'entry', kind: 'tamper' },
    { target: 'expose', kind: '404' },
    { target: 'expose', kind: 'tamper' },
    { target: 'expose', kind: 'throw' },
    { target: 'chunk', kind: '404', chunk: 'results' },
    { target: 'chunk', kind: 'hang', chunk: 'results' },
    { target: 'chunk', kind: 'tamper', chunk: 'results' },
    { target: 'chunk', kind: 'throw', chunk: 'results' },
    { target: 'chunk', kind: 'throw-in-render', chunk: 'results' },
  ];
  for (const fault of faults) {
    test(`[MFE-4] [MFE-5] leaves its owner's words in a working shell within 8 s: ${fault.target} ${fault.kind}`, async ({
      page,
      t,
      sandbox,
    }) => {
      await sandbox.remoteFaults([{ remote, ...fault, everyRelease: true }]);
      await markWhenSeen(page, { shell: t('host', 'menu.home'), unavailable: ownersTitle });
      await page.goto(resultsAddress('mn'), { waitUntil: 'commit' });
      await expectShell(page, t);
      await expectResting(page, t);
      // Half a second on top is the slow machine's, not the product's.
      expect(await timeBetween(page, 'shell', 'unavailable')).toBeLessThan(8500);
      expect(await ranTampered(page)).toBe(false);
      await expectOthersWork(page, t);
    });
  }

  for (const fault of faults.filter(({ kind }) => kind === '404' || kind === 'tamper')) {
    test(`[MFE-5] comes back in place when it is there again: ${fault.target} ${fault.kind}`, async ({
      page,
      t,
      sandbox,
    }) => {
      await sandbox.remoteFaults([{ remote, ...fault, everyRelease: true }]);
      await page.goto(resultsAddress('mn'), { waitUntil: 'commit' });
      await expectResting(page, t);
      await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
      await sandbox.remoteFaults([]);
      await page.getByRole('button', { name: t('host', 'remote.unavailable.retry') }).click();
      await expectResults(page, t);
      expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
    });
  }

  test("[MFE-5] leaves the shell's own words when its owner's do not come either", async ({ page, t, sandbox }) => {
    await sandbox.remoteFaults([{ remote, target: 'entry', kind: '404', everyRelease: true }]);
    await page.route('**/remote-fallback/**', (route) => route.abort());
    await page.goto(resultsAddress('mn'), { waitUntil: 'commit' });
    await expectResting(page, t, t('host', 'remote.unavailable.title'));
    await expectOthersWork(page, t);
  });

  test("[MFE-5] leaves its owner's ways on, to the orders that are safe, and is not asked for again on the way", async ({
    page,
    sandbox,
  }) => {
    await sandbox.remoteFaults([{ remote, target: 'entry', kind: '404', everyRelease: true }]);
    await page.goto(resultsAddress('en'), { waitUntil: 'commit' });
    const unavailable = page.getByRole('heading', { level: 1, name: 'Flight search is temporarily unavailable' });
    await expect(unavailable).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'My orders' }).click();
    await expect(page).toHaveURL(/\/en\/user\/order/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('navigation').getByRole('link', { name: 'Flights', exact: true }).first().click();
    await expect(page).toHaveURL(/\/en\/flights$/);
    await expect(unavailable).toBeVisible();
    expect(asked.filter((url) => url.includes(`/releases/${remote}/`))).toEqual([]);
  });

  test('[MFE-5] together with every other: all files of the origin are away, the shell stands', async ({ page, t }) => {
    await page.route('**/releases/**', (route) => route.abort());
    await page.goto(resultsAddress('mn'), { waitUntil: 'commit' });
    await expectShell(page, t);
    await expectResting(page, t);
    await page.unroute('**/releases/**');
    await page.getByRole('button', { name: t('host', 'remote.unavailable.retry') }).click();
    await expectResults(page, t);
  });
});

test.describe('A remote that is missing elsewhere', () => {
  test('[MFE-5] costs the home page its slot only, and comes back there', async ({ page, t, sandbox }) => {
    await sandbox.remoteFaults([{ remote, target: 'entry', kind: '404', everyRelease: true }]);
    await page.goto('/mn', { waitUntil: 'commit' });
    // The flights remote contributes the home page its search and, below it, its board: the first of the two unavailable rows is the search.
    const retry = page
      .getByRole('main')
      .getByRole('button', { name: t('host', 'retry') })
      .first();
    await expect(page.getByText(ownersTitle).first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1, name: t('host', 'home.heading') })).toBeVisible();
    await expect(page.getByText(t('host', 'home.promises.price.title'))).toBeVisible();
    await expectSignInOpens(page, t);
    await sandbox.remoteFaults([]);
    await retry.click();
    await expect(page.getByRole('button', { name: t('flights', 'search.submit') })).toBeVisible({ timeout: 15_000 });
  });

  test('[MFE-5] a dialog of it says so, and opens on another try', async ({ page, t, sandbox }) => {
    await sandbox.remoteFaults([{ remote: 'mf-account', target: 'manifest', kind: '404', everyRelease: true }]);
    await page.goto('/mn', { waitUntil: 'commit' });
    await page.getByRole('button', { name: t('host', 'account.sign_in') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Таны булан түр ажиллахгүй байна' })).toBeVisible({
      timeout: 15_000,
    });
    await expect(page.getByRole('button', { name: t('flights', 'search.submit') })).toBeAttached();
    await sandbox.remoteFaults([]);
    await dialog.getByRole('button', { name: t('host', 'retry') }).click();
    await expect(dialog.getByLabel(t('account', 'access.password'), { exact: true })).toBeVisible();
  });
});
