import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ language: 'mn', locale: 'mn-MN', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('[ROUTE-34] [CALL-58.1] [CALL-61] [CALL-62] [MODAL-15.1] a traveller finds a hotel and looks at its rooms', async ({
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
  await page.getByRole('button', { name: say('hotels', 'filters.title') }).tap();
  await page.getByRole('button', { name: say.like('hotels', 'filters.allFacilities') }).tap();
  const facilities = page.getByRole('dialog', { name: say('hotels', 'filters.allTitle') });
  await facilities.getByRole('checkbox').first().tap();
  await facilities.getByRole('button', { name: say('hotels', 'filters.apply') }).tap();
  await expect(page).toHaveURL(/fac=/);
  await page.getByRole('button', { name: say('hotels', 'filters.clear') }).tap();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: say('hotels', 'sort.label') }).selectOption('price');
  await expect(page).toHaveURL(/sort=price/);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: say('hotels', 'rooms.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('hotels', 'rooms.info') }).first()).toBeVisible();
  await expectClean(page, 'a hotel', 'any');
  await page.getByRole('button', { name: /зураг$/ }).click();
  await expect(page.getByRole('dialog', { name: say('hotels', 'gallery.title') })).toBeVisible();
});

test('[ROUTE-26.1] [ERR-40] the map comes when it is asked for again, moves by buttons, and leads from a pin to a card', async ({
  page,
  say,
}) => {
  const { depart, back } = travelDays(9);
  await page.route(/map-ground/, (request) => request.abort());
  await page.goto(`/mn/hotels/map?text=ULN&check_in=${depart}&check_out=${back}&stars=5`);
  await expect(page.getByText('Уучлаарай, газрын зургийг одоогоор ачаалах боломжгүй байна.')).toBeVisible();
  await expect(page.getByRole('list', { name: say('hotels', 'map.strip') }).getByRole('article')).toHaveCount(20);
  await page.unroute(/map-ground/);
  await page.getByRole('button', { name: 'Дахин оролдох' }).click();
  const map = page.getByRole('application', { name: say('hotels', 'map.title') });
  await expect(map).toBeVisible();
  await expectClean(page, 'the map of hotels', 'any');

  const group = map.getByRole('button', { name: /^Ойр байрлах/ }).first();
  const before = await group.boundingBox();
  await page.getByRole('button', { name: 'Баруун тийш', exact: true }).click();
  await expect.poll(async () => (await group.boundingBox())?.x).not.toBe(before?.x);

  const pin = map.locator('[data-marker]').last();
  await pin.focus();
  await pin.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: say('hotels', 'map.chosen') }).getByRole('article')).toBeVisible();
  await page.getByRole('link', { name: say('hotels', 'map.list') }).click();
  await expect(page).toHaveURL(/\/hotels\/list\?.*stars=5/);
});
