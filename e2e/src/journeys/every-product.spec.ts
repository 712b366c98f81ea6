import { expect, test } from '../fixtures/test.ts';

/** Trips and packages are one area; lotteries are two. */
const products = [
  'flights',
  'hotels',
  'bus',
  'trains',
  'trip',
  'transports',
  'esim',
  'insurance',
  'lottery',
  'ilottery',
  'mobility',
];

test.use({ viewport: { width: 390, height: 844 } });

test('[PROD-01] every product is in the menu, and its entry leads to a page of its own', async ({ page, t }) => {
  await page.goto('/mn');
  await page.getByRole('button', { name: t('host', 'menu.open') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: t('host', 'menu.home') })).toBeVisible();
  for (const product of products) await expect(menu.locator(`a[href="/mn/${product}"]`)).toBeVisible();
  const headings = new Set<string>();
  for (const product of products) {
    await page.goto(`/mn/${product}`);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    headings.add(await heading.innerText());
  }
  expect(headings.size).toBe(products.length);
});
