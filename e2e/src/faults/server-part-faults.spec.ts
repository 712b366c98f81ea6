import { expect, resultsAddress, test } from '../fixtures/test.ts';

const remote = 'mf-flights';

test.beforeEach(({ sandbox }) => sandbox.remoteFaults([]));
test.afterEach(({ sandbox }) => sandbox.remoteFaults([]));

test.describe('[MFE-5] A server build that', () => {
  const faults = [
    { kind: 'throw', adult: 7 },
    { kind: 'hang', adult: 8 },
    { kind: 'tamper', adult: 9 },
  ] as const;
  for (const { kind, adult } of faults)
    test(`fails (${kind}) leaves the page to the browser, and nothing is missing there`, async ({
      quietPage: page,
      t,
      sandbox,
    }) => {
      await sandbox.remoteFaults([{ remote, target: 'server', kind }]);
      await page.goto(resultsAddress('mn', { adult }));
      await expect(page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first()).toBeVisible({
        timeout: 30_000,
      });
      await expect(page.locator('#aylal-queries')).not.toBeAttached();
    });
});
