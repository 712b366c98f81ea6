import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentReleases, openFolderRegistry, publishFolders, readShell, type FolderRegistry } from '@aylal/releases';
import type { Locator, Page } from '@playwright/test';
import { copyCheckout, type CheckoutCopy } from '../fixtures/checkout-copy.ts';
import { startHost } from '../fixtures/host-process.ts';
import { laterMark, laterText, makeMajorStep } from '../fixtures/make-major-step.ts';
import { openRendered } from '../fixtures/open-rendered.ts';
import { dataFolder } from '../fixtures/second-release.ts';
import { expect, test } from '../fixtures/test.ts';

/** The team that has moved; all others are where they were. */
const moved = 'mf-esim-insurance';
const steps = { before: '', after: '' };
let copy: CheckoutCopy;
let folder = '';
let registry: FolderRegistry;
let host: Awaited<ReturnType<typeof startHost>>;

test.describe.configure({ mode: 'serial' });
test.use({ language: 'en', locale: 'en' });

const offersOf = () => JSON.parse(readFileSync(join(copy.folder, 'host/dist/host.json'), 'utf8')) as HostFile;
interface HostFile {
  version: string;
  offers: { shared: Record<string, string>; earlier?: unknown };
  later: Record<string, string[]>;
}
async function register(shell: ReturnType<typeof readShell>) {
  if (!shell) throw new Error('the build offers nothing');
  const act = { act: 'shell', shell, reason: 'a major step', at: new Date().toISOString() } as const;
  return registry.act(await registry.sign(act));
}

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(500_000);
  copy = copyCheckout();
  copy.run('contract');
  Object.assign(steps, makeMajorStep(copy.folder));
  copy.run('build', 'host', moved);
  folder = mkdtempSync(join(tmpdir(), 'aylal-majors-'));
  const system = openFolderRegistry(join(dataFolder(), 'releases'));
  registry = openFolderRegistry(join(folder, 'releases'));
  const live = Object.entries(currentReleases(await system.channels.read('stable')));
  const folders = live.map(([remote, { version }]) => join(system.folder, remote, version));
  await publishFolders(registry, folders, { channel: 'stable', at: new Date(), reason: 'before the step' });
  await register(readShell('web', offersOf()));
  const built = [join(copy.folder, moved, 'dist')];
  await publishFolders(registry, built, { channel: 'stable', at: new Date(), reason: 'the first team' });
  host = await startHost({ DATA_DIR: folder, PROVIDER_URL: baseURL ?? '' }, copy.folder);
});
test.afterAll(async () => {
  await host.stop();
  await copy.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Value of a token where this element stands. */
const tokenAt = (element: Locator, name: string) =>
  element.evaluate((one, token) => getComputedStyle(one).getPropertyValue(`--aylal-${token}`).trim(), name);
const colourOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);
const failuresIn = async () => (await (await fetch(`${host.url}/readyz`)).json()) as { cannotRun?: unknown[] };
const openScripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\//, '')));

test('[MFE-7] a host with two majors of a facade runs every release, and one without the earlier is refused', async () => {
  const offers = offersOf();
  expect(offers.offers.shared['@aylal/ui']).toBe(steps.after);
  expect(offers.offers.earlier).toMatchObject([{ facade: '@aylal/ui', version: steps.before }]);
  expect((await failuresIn()).cannotRun ?? []).toEqual([]);
  const { earlier: _, ...without } = offers.offers;
  await expect(register(readShell('web', { version: `${offers.version}1`, offers: without }))).rejects.toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({ code: 'shell-strands', message: expect.stringMatching(/^mf-hotels .*shared-range/) }),
    ]),
  });
});

test('[MFE-7] a rendered page of each remote is drawn by its own major, and hydrated without a change', async ({
  quietPage: page,
}) => {
  const [chunk = 'none'] = offersOf().later[`@aylal/ui@${steps.before}`] ?? [];
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await openRendered(page, `${host.url}/en/hotels`);
  await expect(page.locator(`link[rel=preload][href="/assets/${chunk}"]`)).toHaveAttribute('integrity', /^sha384-/);
  await expect(heading).not.toHaveAttribute(laterMark);
  expect(await colourOf(heading)).not.toBe(laterText);
  expect(await colourOf(page.locator('body'))).toBe(laterText);

  await openRendered(page, `${host.url}/en/esim`);
  await expect(page.locator(`link[href="/assets/${chunk}"]`)).toHaveCount(0);
  await expect(heading).toHaveAttribute(laterMark, steps.after);
  expect(await colourOf(heading)).toBe(laterText);
  expect(await openScripts(page)).not.toContain(chunk);
});

test('[MFE-7] parts of both live in one page, each with its own tokens', async ({ quietPage: page, t }) => {
  await page.goto(`${host.url}/en`);
  const main = page.getByRole('main');
  await page.getByRole('tab', { name: 'Hotels' }).click();
  const search = main.getByRole('tabpanel').getByRole('button').first();
  const board = main.getByRole('heading', { name: t('esim', 'board.title') });
  await expect(search).toBeVisible();
  await expect(board).toBeVisible();
  expect(await tokenAt(board, 'colors-fg')).toBe(laterText);
  expect(await colourOf(board)).toBe(laterText);
  expect(await colourOf(search)).not.toBe(laterText);
  expect(await tokenAt(search, 'colors-fg')).not.toBe(laterText);
});
