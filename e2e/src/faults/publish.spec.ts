import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { currentReleases, openFolderRegistry } from '@aylal/releases';
import { buildFolder } from '../fixtures/built-folder.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { dataFolder } from '../fixtures/second-release.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const t = messagesIn('en');
const REMOTE = 'mf-console';
const registryOf = () => openFolderRegistry(join(dataFolder(), 'releases'));
const liveVersion = async (remote = REMOTE) =>
  currentReleases(await registryOf().channels.read('stable'))[remote]?.version ?? '';

/** A channel of this test alone on which the present release is live, with the remote whose pages it links to. */
async function openChannel(): Promise<string> {
  const registry = registryOf();
  const channel = `publish-${randomBytes(4).toString('hex')}`;
  const releases = { [REMOTE]: await liveVersion(), 'mf-office': await liveVersion('mf-office') };
  const reason = 'a channel of a test';
  const act = {
    act: 'promote',
    channel,
    releases,
    share: null,
    after: 0,
    reason,
    at: new Date().toISOString(),
  } as const;
  await registry.act(await registry.sign(act));
  return channel;
}

async function choose(page: Page, folder: string): Promise<void> {
  await page.getByLabel(t('console', 'folder.choose')).setInputFiles(folder);
}

/** Makes a key in this browser and lets it in, as the sandbox may. */
async function letKeyIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('console', 'key.make') }).click();
  await page.getByRole('button', { name: t('console', 'key.admit') }).click();
}

test('[MFE-1] [MFE-5] a release manager publishes a build from the browser, sees what its gates say, and gives it to a share', async ({
  office,
}) => {
  const before = await liveVersion();
  const label = randomBytes(4).toString('hex');
  const built = await buildFolder(REMOTE, label);
  const heavy = await buildFolder(REMOTE, `${label}x`, (record) => {
    record.budgets = { '*': 1 };
  });
  const page = await office.open('/en/publish');
  await signInByKeyboard(page, t, await office.account('release-manager'));

  await choose(page, join(import.meta.dirname, '../fixtures'));
  await expect(page.getByRole('alert')).toHaveText(t('console', 'folder.fault.no-build'));
  await choose(page, heavy.folder);
  await page.getByRole('button', { name: t('console', 'check.button'), exact: true }).click();
  await expect(page.getByText('size-budget').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(t.like('console', 'gates.change')).first()).toBeVisible();
  await expectClean(page, 'a build that is refused');

  await choose(page, built.folder);
  await page.getByRole('button', { name: t('console', 'check.button'), exact: true }).click();
  await expect(page.getByText(t('console', 'check.inOrder'))).toBeVisible({ timeout: 60_000 });
  await letKeyIn(page);
  await page.getByRole('button', { name: t('console', 'publish.button') }).click();
  await expect(page.getByText(t('console', 'sending.looking'))).toBeVisible();
  const toRelease = page.getByRole('link', { name: t('console', 'publish.toRelease') });
  await expect(toRelease).toBeVisible({ timeout: 150_000 });
  expect(await liveVersion()).toBe(before);
  await expectClean(page, 'a build that is published');

  await toRelease.click();
  await expect(page.getByText(t('console', 'gates.name.size'))).toBeVisible();
  await page.getByRole('button', { name: t('console', 'verify.button') }).click();
  await expect(page.getByText(t.like('console', 'verify.releaseWhole'))).toBeVisible();

  const channel = await openChannel();
  await page.goto(`/en/releases/${REMOTE}?channel=${channel}`);
  await letKeyIn(page);
  await page.getByText(t('console', 'act.share.name'), { exact: true }).click();
  await page.getByLabel(t('console', 'act.version'), { exact: true }).selectOption(built.version);
  await page.getByLabel(t('console', 'act.shares')).fill('10');
  await page.getByLabel(t('console', 'act.reason'), { exact: true }).fill('published from the browser');
  await page.getByRole('button', { name: t('console', 'act.share.name') }).click();
  await page.getByRole('button', { name: t('console', 'act.sign') }).click();
  await expect(page.getByText(t('console', 'act.share.done'))).toBeVisible();
  const { rollouts = [] } = (await registryOf().status(channel)).present ?? {};
  expect(rollouts.map(({ share, releases }) => [share, releases[REMOTE]?.version])).toEqual([[1000, built.version]]);
  for (const one of [built, heavy]) one.remove();
});

test('a person who may promote answers for a build that no browser shows, and a version is published once', async ({
  office,
}) => {
  const label = randomBytes(4).toString('hex');
  const built = await buildFolder(REMOTE, label);
  const other = await buildFolder(REMOTE, label, (record) => {
    record.budgets = { '*': 800_000 };
  });
  const page = await office.open('/en/publish');
  await signInByKeyboard(page, t, await office.account('release-manager'));
  await choose(page, built.folder);
  await letKeyIn(page);
  const unseen = page.getByText(t('console', 'publish.unseen'), { exact: true });
  const publish = page.getByRole('button', { name: t('console', 'publish.button') });
  const reason = page.getByLabel(t('console', 'act.reason'), { exact: true });
  await unseen.click();
  await letKeyIn(page);
  await publish.click();
  await expect(page.getByText(t('console', 'act.reasonFault.missing'))).toBeVisible();
  await reason.fill('its pages were looked at by hand');
  await publish.click();
  await expect(page.getByText(t('console', 'publish.done'))).toBeVisible({ timeout: 60_000 });
  await publish.click();
  await expect(page.getByText(t('console', 'publish.before'))).toBeVisible({ timeout: 60_000 });
  const lines = await registryOf().log(20);
  expect(lines.find(({ act, what }) => act === 'publish' && what === `${REMOTE} ${built.version}`)).toMatchObject({
    by: expect.stringMatching(/^Ganzorig [0-9a-f]{8}$/),
    reason: expect.stringContaining('its pages were looked at by hand'),
  });

  await choose(page, other.folder);
  await expect(page.getByText(t.like('console', 'folder.published'))).toBeVisible();
  await unseen.click();
  await reason.fill('a second build');
  await publish.click();
  const taken = t('console', 'publish.code.version-taken', { remote: REMOTE, version: built.version });
  await expect(page.getByText(taken)).toBeVisible({ timeout: 60_000 });
  for (const one of [built, other]) one.remove();
});
