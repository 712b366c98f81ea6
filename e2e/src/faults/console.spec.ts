import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createFolderSource, currentReleases, openFolderRegistry } from '@aylal/releases';
import { expectClean } from '../fixtures/expect-clean.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { dataFolder, publishNextRelease } from '../fixtures/second-release.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const t = messagesIn('en');
const REMOTE = 'mf-office';

/** A channel of this test alone on which the next release of a remote is live and the present one is published too. */
async function openChannel() {
  const registry = openFolderRegistry(join(dataFolder(), 'releases'));
  const channel = `console-${randomBytes(4).toString('hex')}`;
  const present = currentReleases(await registry.channels.read('stable'))[REMOTE]?.version ?? '';
  const next = await publishNextRelease(registry, registry, REMOTE, channel);
  const source = await createFolderSource(registry, { baseUrl: '/releases/', channel });
  const count = (version: string, pages: number, failures: number) => ({ remote: REMOTE, version, pages, failures });
  return {
    channel,
    present,
    next,
    /** As hosts do: 900 pages of the stable release, 100 of the share's. */
    report: (failures: number) => source.report?.([count(next, 900, 9), count(present, 100, failures)]),
  };
}

/** Makes a key in this browser and lets it in, as the sandbox may. */
async function letKeyIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('console', 'key.make') }).click();
  await page.getByRole('button', { name: t('console', 'key.admit') }).click();
  await expect(page.getByText(t('console', 'act.choose'), { exact: true })).toBeVisible();
}

async function signAndSend(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('console', 'act.sign') }).click();
}

test('[MFE-8] a share is given, watched against its limit, ended by the registry, and the channel goes back, all signed in the browser', async ({
  office,
}) => {
  const { channel, present, next, report } = await openChannel();
  const page = await office.open(`/en/releases/${REMOTE}?channel=${channel}`);
  await signInByKeyboard(page, t, await office.account('release-manager'));
  await expect(page.getByText(t('console', 'curve.none'))).toBeVisible();
  await letKeyIn(page);
  await expectClean(page, 'a remote in the console');

  await page.getByText(t('console', 'act.share.name'), { exact: true }).click();
  const give = page.getByRole('button', { name: t('console', 'act.share.name') });
  await give.click();
  await expect(page.getByText(t('console', 'act.fault.version'))).toBeVisible();
  await expect(page.getByText(t('console', 'act.reasonFault.missing'))).toBeVisible();
  await page.getByLabel(t('console', 'act.version'), { exact: true }).selectOption(present);
  await page.getByLabel(t('console', 'act.shares')).fill('10, 5');
  await page.getByLabel(t('console', 'act.reason'), { exact: true }).fill('a try of the console');
  await give.click();
  await expect(page.getByText(t('console', 'act.fault.shares'))).toBeVisible();
  await page.getByLabel(t('console', 'act.shares')).fill('10');
  await give.click();
  const said = t('console', 'act.share.summary', { shares: '10 %', channel, remote: REMOTE, version: present });
  await expect(page.getByText(said)).toBeVisible();
  await signAndSend(page);
  await expect(page.getByText(t('console', 'act.share.done'))).toBeVisible();
  await expect(page.getByText('10 %').first()).toBeVisible();

  await report(2);
  await expect(page.getByText(t('console', 'curve.underWay'))).toBeVisible();
  await expect(page.getByText(t.like('console', 'curve.limitAt'))).toBeVisible();
  await report(70);
  await expect(page.getByText(t('console', 'curve.ended'))).toBeVisible();
  await expectClean(page, 'a share that has ended');

  await page.goto(`/en/revisions?channel=${channel}`);
  await expect(page.getByText(t('console', 'revisions.act.halt'))).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: 'a second release' });
  await first.getByRole('button', { name: t('console', 'restore.open') }).click();
  await first.getByLabel(t('console', 'act.reason'), { exact: true }).fill('back to the begin');
  await first
    .getByRole('button', { name: t('console', 'restore.check') })
    .last()
    .click();
  await signAndSend(page);
  await expect(page.getByText(t('console', 'restore.done', { revision: 1 }))).toBeVisible();
  await expect(page.getByText(t('console', 'revisions.equals', { revision: 1 }))).toBeVisible();
  await expectClean(page, 'the time line');

  await page.goto('/en/release-log');
  await expect(
    page.getByRole('listitem').filter({ hasText: channel }).filter({ hasText: 'back to the begin' }),
  ).toContainText('rollback');
  await expectClean(page, 'the log of releases');
  await page.goto(`/en/releases/${REMOTE}/${encodeURIComponent(next)}`);
  await expect(page.getByText(t('console', 'gates.name.size'))).toBeVisible();
  await expectClean(page, 'a release');
  await page.goto('/en/platform?kind=slot');
  await expect(page.getByRole('table')).toContainText('order.detail');
  await expectClean(page, 'the map of the platform');
});

test('of two who act at once the slower one is notified, and what was typed is still there', async ({ office }) => {
  const { channel, present } = await openChannel();
  const path = `/en/releases/${REMOTE}?channel=${channel}`;
  const one = await office.open(path);
  await signInByKeyboard(one, t, await office.account('release-manager'));
  await letKeyIn(one);
  const other = await one.context().newPage();
  await other.goto(path);
  for (const page of [one, other]) {
    await page.getByText(t('console', 'act.promote.name'), { exact: true }).click();
    await page.getByLabel(t('console', 'act.version'), { exact: true }).selectOption(present);
    await page.getByLabel(t('console', 'act.reason'), { exact: true }).fill('both at once');
    await page.getByRole('button', { name: t('console', 'act.promote.name') }).click();
    await expect(page.getByRole('button', { name: t('console', 'act.sign') })).toBeVisible();
  }
  await signAndSend(one);
  await expect(one.getByText(t('console', 'act.promote.done'))).toBeVisible();
  await signAndSend(other);
  await expect(other.getByRole('alert')).toHaveText(t('console', 'act.conflict'));
  await other.getByRole('button', { name: t('console', 'act.change') }).click();
  await expect(other.getByLabel(t('console', 'act.reason'), { exact: true })).toHaveValue('both at once');
});

test('a link for a tester shows the release on the live shop, and an auditor only looks', async ({
  office,
  page: shop,
}) => {
  const page = await office.open('/en/releases/mf-hotels');
  await signInByKeyboard(page, t, await office.account('release-manager'));
  await letKeyIn(page);
  await page.getByText(t('console', 'act.link.name'), { exact: true }).click();
  const version = page.getByLabel(t('console', 'act.version'), { exact: true });
  const newest = (await version.locator('option').nth(1).getAttribute('value')) ?? '';
  await version.selectOption(newest);
  await page.getByLabel(t('console', 'act.tester')).fill('Bat');
  await page.getByLabel(t('console', 'act.reason'), { exact: true }).fill('look at the list');
  await page.getByRole('button', { name: t('console', 'act.link.name') }).click();
  await signAndSend(page);
  const link = await page.getByText(/^\?release_override=/).textContent();
  await shop.goto(`/en/hotels${link ?? ''}`);
  await expect(shop.locator('#aylal-testing')).toContainText(newest);

  const auditor = await office.open('/en/releases');
  await signInByKeyboard(auditor, t, await office.account('auditor'));
  await expectClean(auditor, 'the releases of a channel');
  await auditor.getByRole('link', { name: 'mf-hotels', exact: true }).click();
  await expect(auditor.getByText(t('console', 'versions.title'))).toBeVisible();
  await expect(auditor.getByText(t('console', 'act.title'))).toBeHidden();
});
