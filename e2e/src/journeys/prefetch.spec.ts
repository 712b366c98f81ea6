import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('pointing at a link fetches the code of its page, and the press that follows fetches none of it again', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/releases\/mf-hotels\/.*\.js$/.test(request.url())) files.push(request.url());
  });
  await page.goto('/mn/about');
  const link = page.getByRole('banner').locator('a[href="/mn/hotels"]');
  const ahead = page.locator('link[rel=preload][href*="/mf-hotels/"]');
  await expect(link).toBeVisible();
  await expect(ahead).toHaveCount(0);
  // Pointing at it again stands for a visitor who waits: the code that listens comes after the page.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => ahead.count(), { timeout: 1000 }).toBeGreaterThan(1);
  }).toPass();
  const fetched = await ahead.evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href));
  await expect.poll(() => fetched.filter((file) => !files.includes(file))).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/mn\/hotels/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const file of fetched) expect(files.filter((one) => one === file)).toHaveLength(1);
});

test('a link that has the keyboard focus fetches the code of its page', async ({ page }) => {
  await page.goto('/mn/about');
  const link = page.getByRole('banner').locator('a[href="/mn/hotels"]');
  const ahead = page.locator('link[rel=preload][href*="/mf-hotels/"]');
  await expect(link).toBeVisible();
  await expect(async () => {
    await link.blur();
    await link.focus();
    await expect.poll(() => ahead.count(), { timeout: 1000 }).toBeGreaterThan(1);
  }).toPass();
});

test('pointing at a link reads the first data of a public page, and the press that follows takes them', async ({
  page,
}) => {
  const list = '/api/home/esim/search';
  const reads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === list) reads.push(request.url());
  });
  await page.goto('/mn/about');
  const link = page.getByRole('banner').locator('a[href="/mn/esim"]');
  await expect(link).toBeVisible();
  expect(reads).toEqual([]);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => reads.length, { timeout: 1000 }).toBe(1);
  }).toPass();
  await link.click();
  await expect(page).toHaveURL(/\/mn\/esim/);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('who stays on a page has the code of the page that its links lead to', async ({ page }) => {
  const { depart, back } = travelDays(5);
  await page.goto(`/mn/hotels/list?text=ULN&check_in=${depart}&check_out=${back}&adults=2`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const ahead = page.locator('link[rel=preload][as=script][href*="/releases/"]:not([nonce])');
  await expect.poll(() => ahead.count(), { timeout: 15_000 }).toBeGreaterThan(0);
});

test('a page says what may be fetched before its scripts are there, and takes it back once they are', async ({
  page,
}) => {
  const rules = page.locator('script[type=speculationrules]');
  const never = await page.context().newPage();
  await never.route(/\.js$/, () => {});
  await never.goto('/mn/about', { waitUntil: 'commit' });
  await expect(never.locator('script[type=speculationrules]')).toHaveCount(1);
  await never.close();
  await page.goto('/mn/about');
  await expect(rules).toHaveCount(0);
});
