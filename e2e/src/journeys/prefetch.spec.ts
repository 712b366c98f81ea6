import { expect, test } from '../fixtures/test.ts';

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
