import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { keyId, openFolderRegistry } from '@aylal/releases';
import { expectClean } from '../fixtures/expect-clean.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { dataFolder } from '../fixtures/second-release.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const t = messagesIn('en');

const openRegistry = () => openFolderRegistry(join(dataFolder(), 'releases'));
const partOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true }).first();

/** The public half of a key that a team has made elsewhere. */
function publicKeyOfTeam(): string {
  return generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';
}

/** Says why, looks at the sentence, and signs. */
async function confirm(part: Locator, button: string, summary: string | RegExp): Promise<void> {
  await part.getByLabel(t('console', 'act.reason'), { exact: true }).fill('a test of the console');
  await part.getByRole('button', { name: button, exact: true }).click();
  await expect(part.getByText(summary)).toBeVisible();
  await part.getByRole('button', { name: t('console', 'act.sign') }).click();
}

test('[MFE-8] a release manager makes a credential for a key, sees it in force, ends it, and an auditor only looks', async ({
  office,
}) => {
  const holder = `team ${randomBytes(3).toString('hex')}`;
  const publicKey = publicKeyOfTeam();
  const id = keyId(publicKey);
  const page = await office.open('/en/release-keys');
  await signInByKeyboard(page, t, await office.account('release-manager'));
  const card = partOf(page, t('console', 'credentials.title'));
  const make = t('console', 'credentials.make.name');
  await card.getByRole('button', { name: make }).click();
  await page.getByRole('button', { name: t('console', 'key.make') }).click();
  await page.getByRole('button', { name: t('console', 'key.admit') }).click();
  await card.getByLabel(t('console', 'credentials.publicKey')).fill('half a key');
  await card.getByLabel(t('console', 'credentials.may'), { exact: true }).selectOption('publish');
  await card.getByLabel(t('console', 'credentials.holder')).fill(holder);
  await card.getByRole('button', { name: make, exact: true }).click();
  await expect(card.getByText(t('console', 'credentials.fault.publicKey'))).toBeVisible();
  await expect(card.getByText(t('console', 'credentials.fault.oneRemote'))).toBeVisible();
  await expect(card.getByLabel(t('console', 'credentials.publicKey'))).toBeFocused();
  await card.getByLabel(t('console', 'credentials.publicKey')).fill(publicKey);
  await card.getByLabel(t('console', 'credentials.remote')).fill('mf-hotels');
  const right = t('console', 'right.publish');
  await confirm(
    card,
    make,
    t('console', 'credentials.make.summary', { holder, days: '90', right, remote: 'mf-hotels' }),
  );
  await expect(page.getByText(t('console', 'credentials.make.done'))).toBeVisible();
  const row = card.getByRole('row').filter({ hasText: id });
  await expect(row).toContainText(holder);
  await expect(row).toContainText('mf-hotels');
  expect(await openRegistry().holderOf(id)).toMatchObject({ holder, may: ['publish'], remotes: ['mf-hotels'] });
  await expectClean(page, 'teams and keys');

  const auditor = await office.open('/en/release-keys');
  await signInByKeyboard(auditor, t, await office.account('auditor'));
  await expect(auditor.getByRole('row').filter({ hasText: id })).toBeVisible();
  await expect(auditor.getByRole('button', { name: make })).toBeHidden();

  const end = t('console', 'credentials.retire.name');
  await row.getByRole('button', { name: `${end}: ${holder}, ${id}` }).click();
  await confirm(card, end, t('console', 'credentials.retire.summary', { holder, id }));
  await expect(page.getByText(t('console', 'credentials.retire.done'))).toBeVisible();
  await expect(row).toBeHidden();
  expect((await openRegistry().holderOf(id))?.retired).toBeDefined();
  await page.goto('/en/release-log');
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: `key ${id}` })
      .first(),
  ).toContainText('retire');
});

test('[MFE-8] a release manager sets a profile and removes it, looks what would be deleted, and has the log checked', async ({
  office,
}) => {
  const name = `trial-${randomBytes(3).toString('hex')}`;
  const profile = { name, channel: null, mode: 'web', shows: { remotes: ['mf-hotels'] }, shell: 'web', layout: 'web' };
  const known = async () => (await openRegistry().profiles()).profiles.map((one) => one.name);
  const page = await office.open('/en/release-registry');
  await signInByKeyboard(page, t, await office.account('release-manager'));
  const card = partOf(page, t('console', 'profiles.title'));
  const add = t('console', 'profiles.add');
  await card.getByRole('button', { name: add }).click();
  await page.getByRole('button', { name: t('console', 'key.make') }).click();
  await page.getByRole('button', { name: t('console', 'key.admit') }).click();
  const document = card.getByRole('textbox', { name: t('console', 'profiles.document') });
  await document.fill(JSON.stringify({ ...profile, layout: 'none' }));
  const summary = t('console', 'profiles.set.summary', { name });
  await confirm(card, add, summary);
  await expect(card.getByText(/profile\.layout/)).toBeVisible();
  await expect(document).toBeFocused();
  expect(await known()).not.toContain(name);
  await document.fill(JSON.stringify(profile));
  await confirm(card, add, summary);
  await expect(page.getByText(t('console', 'profiles.set.done'))).toBeVisible();
  expect(await known()).toContain(name);
  const row = card.getByRole('listitem').filter({ hasText: name });
  await row.getByText(t('console', 'profiles.shows')).click();
  await expect(row.getByText('mf-hotels', { exact: true })).toBeVisible();
  await expectClean(page, 'profiles and storage');

  const remove = t('console', 'profiles.remove.name');
  await row.getByRole('button', { name: `${remove}: ${name}` }).click();
  await confirm(row, remove, t('console', 'profiles.remove.summary', { name }));
  await expect(page.getByText(t('console', 'profiles.remove.done'))).toBeVisible();
  await expect(row).toBeHidden();
  expect(await known()).not.toContain(name);

  const plan = await openRegistry().prunePlan(365);
  await page.getByLabel(t('console', 'prune.days')).selectOption('365');
  const stays = t('console', 'prune.stays', { count: plan.kept.length });
  await page.getByText(stays).click();
  const [first] = plan.kept;
  await expect(page.getByText(`${first?.remote} ${first?.version}: ${first?.why}`)).toBeVisible();
  await page.getByRole('button', { name: t('console', 'verify.log') }).click();
  await expect(page.getByText(t.like('console', 'verify.logWhole'))).toBeVisible();
});
