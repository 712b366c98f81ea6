import { expect, test } from '../fixtures/test.ts';

test('A page that is opened again begins at its top, wherever the one before was scrolled to', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/mn/transports');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(scrolled).toBe(1200);
  await page.goto('/mn/trip');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(0);
});
