import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openFolderRegistry } from '@aylal/releases';
import { copyAsNext } from '@aylal/releases/testing';
import { dataFolder } from '../fixtures/second-release.ts';
import { expect, test } from '../fixtures/test.ts';

const program = fileURLToPath(new URL('../../../releases/src/main.ts', import.meta.url));
const name = 'hotels-only';
const channel = 'partners';
const hotels = 'mf-hotels';

/** A host looks for profiles and releases every quarter of a minute. */
const oneLook = { timeout: 40_000, intervals: [500] };

/** `aylal-releases` as the owner of the registry calls it. */
const cli = (...args: string[]) =>
  promisify(execFile)(process.execPath, [program, ...args, '--data', dataFolder(), '--reason', 'a partner']);

test.use({ language: 'en' });
test.afterAll(async () => {
  await cli('profile', 'remove', name);
});

test('[MFE-8] the shop of a partner is made by a command, shows its own entries alone, and has a share of its own', async ({
  page,
  request,
  baseURL,
  t,
}) => {
  const registry = openFolderRegistry(join(dataFolder(), 'releases'));
  const live = (await registry.status('stable')).present?.releases ?? {};
  const names = Object.entries(live).map(([remote, { version }]) => `${remote}@${version}`);
  const status = async (path: string) => (await request.get(path)).status();
  await expect.poll(() => status(`/boot/${name}.json`), oneLook).toBe(404);

  await cli('promote', ...names, '--channel', channel);
  const file = join(dataFolder(), 'hotels-only.json');
  const shows = { remotes: [hotels] };
  writeFileSync(file, JSON.stringify({ name, channel, mode: 'web', shows, shell: 'web', layout: 'web' }));
  await cli('profile', 'set', file);
  rmSync(file);
  await expect.poll(() => status(`/boot/${name}.json`), oneLook).toBe(200);
  expect(await status('/boot/boats-only.json')).toBe(404);

  await page.context().addCookies([{ name: 'mini_app', value: name, url: baseURL ?? '' }]);
  await page.goto('/en');
  const menu = page.getByRole('navigation', { name: t('host', 'menu.label') }).first();
  await expect(menu.getByRole('link')).toHaveText([t('host', 'menu.home'), 'Hotels']);
  await menu.getByRole('link', { name: 'Hotels' }).click();
  await expect(page).toHaveURL(/\/en\/hotels$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const answer = await page.goto('/en/flights');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t('host', 'not_found.title') })).toBeVisible();
  expect(await status('/en/flights')).toBe(200);

  const { folder, version: next } = copyAsNext(join(registry.folder, hotels, live[hotels]?.version ?? ''));
  await cli('publish', folder, '--no-browser');
  rmSync(folder, { recursive: true });
  await cli('promote', `${hotels}@${next}`, '--share', '50%', '--channel', channel);
  const shareOf = async (profile: string) => {
    const visits = Array.from({ length: 60 }, async (_, index) => {
      const headers = { cookie: `mini_app=${profile}; aylal_browser=partner-visitor-${index}` };
      const given = await request.get(`/boot/releases/${hotels}`, { headers });
      return ((await given.json()) as { version: string }).version === next;
    });
    return (await Promise.all(visits)).filter(Boolean).length;
  };
  await expect.poll(() => shareOf(name), oneLook).toBeGreaterThan(10);
  expect(await shareOf(name)).toBeLessThan(50);
  expect(await shareOf('web')).toBe(0);
  expect((await registry.status('stable')).present?.rollouts).toEqual([]);
});
