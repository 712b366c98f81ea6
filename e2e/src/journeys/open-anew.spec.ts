import { expect, test } from '../fixtures/test.ts';

test('A page that is opened anew begins at its top, and one that is read again where it was', async ({
  quietPage: page,
  say,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  // Words of a search are written by the app alone: it has taken the page over.
  const takenOver = (label: string) => page.getByRole('searchbox', { name: label }).fill('а');
  await page.goto('/mn/transports');
  await takenOver(say('bus', 'transports.search'));
  await expect(page).toHaveURL(/text=/);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.reload();
  await expect.poll(scrolled).toBe(1200);
  await page.goto('/mn/trip');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(0);
});
