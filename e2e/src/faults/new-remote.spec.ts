import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderRegistry, publishFolders } from '@aylal/releases';
import type { Page } from '@playwright/test';
import { copyCheckout, type CheckoutCopy } from '../fixtures/checkout-copy.ts';
import { dataFolder } from '../fixtures/second-release.ts';
import { expect, test } from '../fixtures/test.ts';

const labels = ['--mn=Аялал', '--en=Tours', '--ru=Туры', '--zh=旅行', '--ja=ツアー', '--ko=투어'];

let copy: CheckoutCopy;
let undo = () => {};

test.beforeAll(() => {
  test.setTimeout(400_000);
  copy = copyCheckout();
  copy.run('new', 'remote', 'tours', ...labels);
});
test.afterEach(async () => {
  undo();
  await copy.stop();
});
test.afterAll(() => copy.close());

test('[CARD-21] a generator leaves the report of the contract as its sources are', () => {
  const report = () => readFileSync(join(copy.folder, 'docs/shell-contract.md'), 'utf8');
  const left = report();
  copy.run('contract');
  expect(report()).toBe(left);
});

test('[MFE-2] [CARD-21] a generated remote is built, published and seen: its page, its part on the home page, its dialog', async ({
  page,
}) => {
  const registry = openFolderRegistry(join(dataFolder(), 'releases'));
  const before = (await registry.channels.read('stable')).revisions.at(-1)?.revision ?? 0;
  try {
    copy.run('build', 'mf-tours');
    const reason = 'a new remote';
    await publishFolders(registry, [join(copy.folder, 'mf-tours/dist')], { channel: 'stable', at: new Date(), reason });

    // The host looks for releases every quarter of a minute.
    const link = page.getByRole('navigation').getByRole('link', { name: 'Tours' }).first();
    await expect(async () => {
      await page.goto('/en');
      await expect(link).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 40_000 });
    await page.getByRole('button', { name: 'Rate of USD' }).click();
    await expect(page.getByRole('dialog', { name: 'About the rate' })).toContainText('You are charged in tögrög');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'See all' }).click();
    await expect(page).toHaveURL(/\/en\/tours$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Currency rates' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('USD');
  } finally {
    const at = new Date().toISOString();
    const after = (await registry.channels.read('stable')).revisions.at(-1)?.revision ?? 0;
    if (after > before)
      await registry.act(
        await registry.sign({ act: 'rollback', channel: 'stable', to: before, after, reason: 'the test is over', at }),
      );
  }
});

/** The first compilation of a dev server takes its time on a busy machine. */
const firstPage = { timeout: 150_000 };

/** A mark that a reload would lose. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(document, { untouched: true }));
const isUntouched = (page: Page) => page.evaluate(() => 'untouched' in document);

test('a remote alone shows every state that is picked, and an edit without a reload', async ({ page }) => {
  test.setTimeout(300_000);
  const alone = await copy.dev('mf-tours');
  await page.goto(`${alone}/?lng=en&state=waiting`, firstPage);
  await expect(page.getByRole('status')).toHaveText('Loading the rates', firstPage);
  await page.goto(`${alone}/?lng=en&state=failed`);
  await expect(page.getByRole('alert')).toContainText('The rates could not be loaded');
  await page.getByRole('link', { name: 'ready', exact: true }).click();
  await expect(page.getByText('3,450.00₮')).toBeVisible();
  await page.getByRole('link', { name: 'list, empty' }).click();
  await expect(page.getByRole('heading', { name: 'No rates yet' })).toBeVisible();
  await mark(page);
  undo = addToTitle('alone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currency rates alone', { timeout: 60_000 });
  expect(await isUntouched(page)).toBe(true);
});

test('a remote inside a running shop shows an edit without a reload, to its developer only', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(400_000);
  const shop = await copy.dev('mf-tours', `--shop=${baseURL}`);
  await page.goto(`${shop}/en/tours`, firstPage);
  await expect(page.getByText('mf-tours: this machine')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currency rates', firstPage);
  await mark(page);
  undo = addToTitle('in the shop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currency rates in the shop', { timeout: 60_000 });
  expect(await isUntouched(page)).toBe(true);
  // The other remotes are the shop's releases, and who does not come through this address sees nothing of it.
  await page.goto(`${shop}/en/auth/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect((await page.request.get(`${baseURL}/en/tours`)).status()).toBe(404);
});

/** Adds words to the title of the generated screen; gives the way back. */
function addToTitle(text: string): () => void {
  const screen = join(copy.folder, 'mf-tours/src/list/list-screen.tsx');
  const before = readFileSync(screen, 'utf8');
  const after = before.replace("title={t('list.title')}", `title={<>{t('list.title')} ${text}</>}`);
  expect(after).not.toBe(before);
  writeFileSync(screen, after);
  return () => writeFileSync(screen, before);
}
