import type { APIRequestContext, Page } from '@playwright/test';
import { expect, resultsAddress, test } from '../fixtures/test.ts';
import type { RemoteFault } from '../fixtures/sandbox.ts';
import { publishSecondRelease, type ReleasePair } from '../fixtures/second-release.ts';
import type { Say } from '../fixtures/words.ts';

const remote = 'mf-flights';
type Fault = Omit<RemoteFault, 'remote'>;

let pair: ReleasePair;

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeAll(async ({ request }) => {
  pair = await publishSecondRelease(remote);
  await expect.poll(() => liveRelease(request), { timeout: 40_000 }).toBe(pair.present);
});

test.beforeEach(({ sandbox }) => sandbox.remoteFaults([]));
test.afterEach(({ sandbox }) => sandbox.remoteFaults([]));

test.describe('A release that cannot be loaded', () => {
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
  ];
  for (const fault of faults) {
    test(`[MFE-4] [MFE-5] gives way to the last good one: ${fault.target} ${fault.kind}`, async ({
      page,
      say,
      sandbox,
    }) => {
      await sandbox.remoteFaults([{ remote, ...fault }]);
      await page.goto(resultsAddress('mn'), { waitUntil: 'commit' });
      await expectShell(page, say);
      await expectResults(page, say);
      expect(await scriptsOf(page, pair.lastGood)).toContain('remote');
      expect(await ranTampered(page)).toBe(false);
    });
  }
});

test.describe('A fault that passes', () => {
  const faults: Fault[] = [
    { target: 'entry', kind: '404' },
    { target: 'expose', kind: '404' },
    { target: 'chunk', kind: '404', chunk: 'results' },
    { target: 'chunk', kind: 'refuse', chunk: 'results' },
  ];
  for (const fault of faults) {
    test(`[MFE-6] is met by one more try of the same release: ${fault.target} ${fault.kind}`, async ({
      page,
      say,
      sandbox,
    }) => {
      await sandbox.remoteFaults([{ remote, ...fault, times: 1 }]);
      await page.goto(resultsAddress('mn'), { waitUntil: 'commit' });
      await expectResults(page, say);
      expect(await scriptsOf(page, pair.lastGood)).toEqual([]);
    });
  }
});

test.describe('A remote that is not to be had', () => {
  const faults: Fault[] = [
    { target: 'manifest', kind: 'refuse', everyRelease: true },
    { target: 'manifest', kind: '404', everyRelease: true },
    { target: 'manifest', kind: 'html', everyRelease: true },
    { target: 'manifest', kind: 'hang', everyRelease: true },
    { target: 'entry', kind: '404', everyRelease: true },
    { target: 'entry', kind: 'hang', everyRelease: true },
    { target: 'entry', kind: 'tamper', everyRelease: true },
    { target: 'expose', kind: '404', everyRelease: true },
    { target: 'expose', kind: 'tamper', everyRelease: true },
    { target: 'expose', kind: 'throw', everyRelease: true },
    { target: 'chunk', kind: '404', chunk: 'results' },
    { target: 'chunk', kind: 'tamper', chunk: 'results' },
    { target: 'chunk', kind: 'throw', chunk: 'results' },
    { target: 'chunk', kind: 'throw-in-render', chunk: 'results' },
  ];
  for (const fault of faults) {
    test(`[MFE-4] [MFE-5] rests inside a working shell within 8 s: ${fault.target} ${fault.kind}`, async ({
      page,
      say,
      sandbox,
    }) => {
      await sandbox.remoteFaults([{ remote, ...fault }]);
      await markWhenSeen(page, { shell: say('host', 'menu.home'), resting: say('host', 'remote.resting.title') });
      await page.goto(resultsAddress('mn'), { waitUntil: 'commit' });
      await expectShell(page, say);
      await expectResting(page, say);
      // Half a second on top is the slow machine's, not the product's.
      expect(await timeBetween(page, 'shell', 'resting')).toBeLessThan(8500);
      expect(await ranTampered(page)).toBe(false);
      await expectOthersWork(page, say);
    });
  }

  for (const fault of faults.filter(({ kind }) => kind === '404' || kind === 'tamper')) {
    test(`[MFE-5] comes back in place when it is there again: ${fault.target} ${fault.kind}`, async ({
      page,
      say,
      sandbox,
    }) => {
      await sandbox.remoteFaults([{ remote, ...fault }]);
      await page.goto(resultsAddress('mn'), { waitUntil: 'commit' });
      await expectResting(page, say);
      await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
      await sandbox.remoteFaults([]);
      await page.getByRole('button', { name: say('host', 'remote.resting.retry') }).click();
      await expectResults(page, say);
      expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
    });
  }
});

test.describe('A remote that is missing elsewhere', () => {
  test('[MFE-5] costs the home page its slot only, and comes back there', async ({ page, say, sandbox }) => {
    await sandbox.remoteFaults([{ remote, target: 'entry', kind: '404', everyRelease: true }]);
    await page.goto('/mn', { waitUntil: 'commit' });
    // The flights remote lends the home page its search and, below it, its board: the first of the two resting rows is the search.
    const retry = page
      .getByRole('main')
      .getByRole('button', { name: say('host', 'retry') })
      .first();
    await expect(page.getByText(say('host', 'remote.resting.slot_title')).first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1, name: say('host', 'home.heading') })).toBeVisible();
    await expect(page.getByText(say('host', 'home.promises.price.title'))).toBeVisible();
    await expectSignInOpens(page, say);
    await sandbox.remoteFaults([]);
    await retry.click();
    await expect(page.getByRole('button', { name: say('flights', 'search.submit') })).toBeVisible({ timeout: 15_000 });
  });

  test('[MFE-5] a dialog of it says so, and opens on another try', async ({ page, say, sandbox }) => {
    await sandbox.remoteFaults([{ remote: 'mf-account', target: 'manifest', kind: '404', everyRelease: true }]);
    await page.goto('/mn', { waitUntil: 'commit' });
    await page.getByRole('button', { name: say('host', 'account.sign_in') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: say('host', 'dialog.failed.heading') })).toBeVisible({
      timeout: 15_000,
    });
    await expect(page.getByRole('button', { name: say('flights', 'search.submit') })).toBeAttached();
    await sandbox.remoteFaults([]);
    await dialog.getByRole('button', { name: say('host', 'retry') }).click();
    await expect(dialog.getByLabel(say('account', 'access.password'), { exact: true })).toBeVisible();
  });

  test('[MFE-5] a step into it from the home page leaves the shell and the way back', async ({
    page,
    say,
    sandbox,
  }) => {
    await page.goto('/mn');
    await expect(page.getByRole('button', { name: say('flights', 'search.submit') })).toBeVisible();
    await sandbox.remoteFaults([{ remote, target: 'chunk', chunk: 'search', kind: '404' }]);
    await menu(page, say).getByRole('link', { name: 'Нислэг' }).click();
    await expectResting(page, say);
    await page.goBack();
    await expect(page.getByRole('button', { name: say('flights', 'search.submit') })).toBeVisible();
  });
});

function menu(page: Page, say: Say) {
  return page.getByRole('navigation', { name: say('host', 'menu.label') });
}

async function expectShell(page: Page, say: Say) {
  await expect(menu(page, say)).toBeVisible({ timeout: 15_000 });
}

async function expectResults(page: Page, say: Say) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: say.like('flights', 'card.selectLabel') }).first()).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByText(say('host', 'remote.resting.title'))).toHaveCount(0);
}

async function expectResting(page: Page, say: Say) {
  await expect(page.getByText(say('host', 'remote.resting.title'))).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: say('host', 'remote.resting.retry') })).toBeVisible();
}

/** Notes in the page itself when words are first in it; the test's own clock would count the time of its questions too. */
async function markWhenSeen(page: Page, words: Readonly<Record<string, string>>) {
  await page.addInitScript((wanted) => {
    const look = () => {
      for (const [name, text] of Object.entries(wanted))
        if (!performance.getEntriesByName(name).length && document.body?.textContent?.includes(text))
          performance.mark(name);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, words);
}

async function timeBetween(page: Page, from: string, until: string): Promise<number> {
  return page.evaluate(
    (names) => {
      const [start, end] = names.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN);
      return (end ?? Number.NaN) - (start ?? Number.NaN);
    },
    [from, until],
  );
}

/** The shell's own page, and a dialog of another remote. */
async function expectOthersWork(page: Page, say: Say) {
  await menu(page, say)
    .getByRole('link', { name: say('host', 'menu.home') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('host', 'home.heading') })).toBeVisible();
  await expectSignInOpens(page, say);
}

async function expectSignInOpens(page: Page, say: Say) {
  await page.getByRole('button', { name: say('host', 'account.sign_in') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(say('account', 'access.password'), { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Names of the scripts of a release that this page has fetched and could use. */
async function scriptsOf(page: Page, version: string): Promise<string[]> {
  const base = `/releases/${remote}/${version}/`;
  return page.evaluate(
    (folder) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => decodeURIComponent(entry.name).includes(folder) && entry.name.includes('.js'))
        .map((entry) => (decodeURIComponent(entry.name).split(folder)[1] ?? '').split('.')[0] ?? ''),
    base,
  );
}

async function ranTampered(page: Page): Promise<boolean> {
  return page.evaluate(() => 'aylalTampered' in globalThis);
}

async function liveRelease(request: APIRequestContext): Promise<string | undefined> {
  const html = await (await request.get('/mn')).text();
  const boot = /id="aylal-boot">(.+?)<\/script>/.exec(html)?.[1] ?? '{}';
  return (JSON.parse(boot) as { releases?: Record<string, { version: string }> }).releases?.[remote]?.version;
}
