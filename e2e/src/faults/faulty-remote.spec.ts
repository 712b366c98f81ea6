import type { Page } from '@playwright/test';
import { expect, resultsAddress, test } from '../fixtures/test.ts';
import { expectOthersWork, expectResults, faultyRemote as remote, releasesOf } from '../fixtures/remote-page.ts';

interface Report {
  readonly outcome: string;
  readonly id: string;
  readonly release: string;
  readonly ms: number;
  readonly reason?: string;
  readonly details?: object;
}

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ sandbox }) => sandbox.remoteFaults([]));
test.afterEach(({ sandbox }) => sandbox.remoteFaults([]));

/** The reports of every beacon that the page sends from now on. */
function collectReports(page: Page): Report[] {
  const reports: Report[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/health-beacon'))
      reports.push(...((request.postDataJSON() as { reports?: Report[] }).reports ?? []));
  });
  return reports;
}

test.describe('A remote that throws where no boundary stands', () => {
  for (const [kind, reason] of [
    ['throw-in-listener', 'listener'],
    ['throw-in-promise', 'promise'],
  ] as const)
    test(`[MFE-5] costs nobody anything and is reported with its release: ${kind}`, async ({
      page,
      t,
      sandbox,
      request,
    }) => {
      await sandbox.remoteFaults([{ remote, target: 'chunk', chunk: 'results', kind }]);
      const release = (await releasesOf(request))[remote];
      const reports = collectReports(page);
      await page.goto(resultsAddress('mn'));
      await expectResults(page, t);
      await page.getByRole('heading', { level: 1 }).click();
      await expect
        .poll(() => reports.filter(({ outcome }) => outcome === 'render-error'))
        .toContainEqual({
          outcome: 'render-error',
          id: remote,
          release,
          ms: 0,
          reason,
          details: {
            kind: 'Error',
            message: expect.any(String),
            frames: expect.arrayContaining([expect.stringMatching(/^results\.\w+\.js:\d+:\d+$/)]),
            route: '/flights/results',
          },
        });
      await expectResults(page, t);
      await expectOthersWork(page, t);
    });

  test('holds the page for a moment and is reported with its release', async ({ page, t, sandbox }) => {
    await sandbox.remoteFaults([{ remote, target: 'chunk', chunk: 'results', kind: 'block' }]);
    const reports = collectReports(page);
    await page.goto(resultsAddress('mn'));
    await expectResults(page, t);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => reports.find(({ outcome }) => outcome === 'blocked')?.ms ?? 0).toBeGreaterThan(500);
    await expectOthersWork(page, t);
  });
});

test.describe('What a page tells of its remotes', () => {
  test('is sent when it is left: loaded, how long it took, and nothing of the visitor', async ({ page, t }) => {
    const reports = collectReports(page);
    await page.goto(resultsAddress('mn', { _from: 'UBN' }));
    await expectResults(page, t);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect.poll(() => reports.map(({ outcome, id }) => [outcome, id])).toContainEqual(['loaded', remote]);
    expect(reports.every((report) => report.ms >= 0 && report.ms < 60_000)).toBe(true);
    expect(JSON.stringify(reports)).not.toMatch(/UBN|http|\/mn/);
  });

  test('[MFE-6] tells a healed load apart from a failed one', async ({ page, t, sandbox }) => {
    await sandbox.remoteFaults([{ remote, target: 'entry', kind: '404', times: 1 }]);
    const reports = collectReports(page);
    await page.goto(resultsAddress('mn'));
    await expectResults(page, t);
    await expect.poll(() => reports.map(({ outcome }) => outcome)).toContain('healed');
    expect(reports.map(({ outcome }) => outcome)).not.toContain('failed');
  });
});

test.describe('A visitor in bad conditions', () => {
  for (const [how, years] of [
    ['ten years behind', -10],
    ['ten years ahead', 10],
  ] as const)
    test(`[REL-6] whose clock is ${how} gets the same releases`, async ({ page, t }) => {
      await page.clock.install({ time: Date.now() + years * 365 * 86_400_000 });
      await page.goto('/mn/flights');
      await expect(page.getByRole('button', { name: t('flights', 'search.submit') })).toBeVisible();
      await expect(page.getByText('түр ажиллахгүй байна')).toHaveCount(0);
    });

  test('[MFE-5] on a slow line waits longer and gets the present release', async ({ page, t }) => {
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    const reports = collectReports(page);
    await page.goto(resultsAddress('mn'), { waitUntil: 'commit', timeout: 60_000 });
    await expect(page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first()).toBeVisible({
      timeout: 60_000,
    });
    expect(reports.map(({ outcome }) => outcome)).not.toContain('failed');
  });
});
