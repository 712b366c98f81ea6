import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderRegistry, publishFolders } from '@aylal/releases';
import { copyCheckout } from '../fixtures/checkout-copy.ts';
import { dataFolder } from '../fixtures/second-release.ts';
import { expect, test } from '../fixtures/test.ts';

const labels = ['--mn=Аялал', '--en=Tours', '--ru=Туры', '--zh=旅行', '--ja=ツアー', '--ko=투어'];

test('[MFE-2] a generated remote is built, published and seen: its page, its part on the home page, its dialog', async ({
  page,
}) => {
  const copy = copyCheckout();
  const registry = openFolderRegistry(join(dataFolder(), 'releases'));
  const before = (await registry.channels.read('stable')).revisions.at(-1)?.revision ?? 0;
  try {
    copy.run('new', 'remote', 'tours', '--no-install', ...labels);
    copy.link('mf-tours', 'mf-flights');
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
    await copy.close();
  }
});

test('an edit shows without a reload, alone and inside a running shop', async ({ page, baseURL }) => {
  const copy = copyCheckout();
  try {
    copy.run('new', 'remote', 'tours', '--no-install', ...labels);
    copy.link('mf-tours', 'mf-flights');
    const screen = join(copy.folder, 'mf-tours/src/list/list-screen.tsx');
    const edit = (from: string, to: string) => writeFileSync(screen, readFileSync(screen, 'utf8').replace(from, to));
    /** A mark that a reload would lose. */
    const mark = () => page.evaluate(() => Object.assign(document, { untouched: true }));
    const untouched = () => page.evaluate(() => 'untouched' in document);

    const alone = await copy.dev('mf-tours');
    await page.goto(`${alone}/?lng=en&state=waiting`, { timeout: 120_000 });
    await expect(page.getByRole('status')).toHaveText('Loading the rates');
    await page.getByRole('link', { name: 'failed' }).click();
    await expect(page.getByRole('alert')).toContainText('The rates could not be loaded');
    await page.getByRole('link', { name: 'list, empty' }).click();
    await page.getByRole('link', { name: 'ready', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No rates yet' })).toBeVisible();
    await page.goto(`${alone}/?lng=en`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currency rates');
    await mark();
    edit("{t('list.title')}", "{t('list.title')} alone");
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currency rates alone', { timeout: 30_000 });
    expect(await untouched()).toBe(true);

    const inShop = await copy.dev('mf-tours', `--shop=${baseURL}`);
    await page.goto(`${inShop}/en/tours`, { timeout: 150_000 });
    await expect(page.getByText('mf-tours: this machine')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currency rates alone', { timeout: 120_000 });
    await mark();
    edit(' alone', ' in the shop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currency rates in the shop', { timeout: 30_000 });
    expect(await untouched()).toBe(true);
    // The other remotes are the shop's releases, and who does not come through this address sees nothing of it.
    await page.goto(`${inShop}/en/auth/login`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    expect((await page.request.get(`${baseURL}/en/tours`)).status()).toBe(404);
  } finally {
    await copy.close();
  }
});
