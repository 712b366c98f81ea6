import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ language: 'mn', locale: 'mn-MN', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('[ROUTE-34] [CALL-58] [CALL-61] [CALL-62] [MODAL-15] a traveller finds a hotel and looks at its rooms', async ({
  quietPage: page,
  say,
}) => {
  const { depart, back } = travelDays(9);
  await page.goto(`/mn/hotels?check_in=${depart}&check_out=${back}`);
  await page.getByRole('combobox', { name: say('hotels', 'search.where') }).click();
  await page
    .getByRole('option', { name: /Улаанбаатар/ })
    .first()
    .click();
  await page.getByRole('button', { name: say('hotels', 'search.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Улаанбаатар/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  await expectClean(page, 'hotels', 'any');
  await page.getByRole('combobox', { name: say('hotels', 'sort.label') }).selectOption('price');
  await expect(page).toHaveURL(/sort=price/);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: say('hotels', 'rooms.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('hotels', 'rooms.info') }).first()).toBeVisible();
  await expectClean(page, 'a hotel', 'any');
  await page.getByRole('button', { name: /зураг$/ }).click();
  await expect(page.getByRole('dialog', { name: say('hotels', 'gallery.title') })).toBeVisible();
});
