import { expect, test } from '../fixtures/test.ts';

for (const width of [390, 1024, 1280, 1440])
  test(`the search of the home page has its place before it is there, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const form = Promise.withResolvers<void>();
    await page.route(/\/mf-flights\/files\/home-search\./, async (route) => {
      await form.promise;
      await route.continue();
    });
    await page.goto('/mn/helper');
    await page.getByRole('banner').getByRole('link').first().click();
    const place = page.getByRole('tabpanel').first();
    await expect(place).toBeVisible();
    await expect(place.getByRole('search')).toBeHidden();
    const before = await place.boundingBox();
    form.resolve();
    await expect(place.getByRole('search')).toBeVisible();
    expect((await place.boundingBox())?.height).toBe(before?.height);
  });
