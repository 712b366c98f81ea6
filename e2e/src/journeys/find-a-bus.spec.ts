import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ language: 'mn', locale: 'mn-MN', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('[ROUTE-37] [CALL-29] [CALL-30] [CALL-31] a traveller finds a bus and chooses seats by keyboard', async ({
  quietPage: page,
  t,
}) => {
  const { depart } = travelDays(5);
  await page.goto(`/mn/bus?_from=101&depart_date=${depart}`);
  await page.getByRole('combobox', { name: t('bus', 'search.to') }).click();
  await page.getByRole('option', { name: 'Дархан' }).click();
  await page.getByRole('button', { name: t('bus', 'search.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Улаанбаатар – Дархан' })).toBeVisible();
  const choose = page.getByRole('link', { name: t.like('bus', 'schedule.chooseAt') });
  await expect(choose.first()).toBeVisible();
  await expectClean(page, 'buses', 'any');
  await choose.first().click();
  const seats = page.getByRole('grid', { name: t('bus', 'seats.map') });
  await seats.locator('[role=gridcell]:not([aria-disabled])').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/seats=\d+$/);
  await expect(seats.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expectClean(page, 'seats of a bus', 'any');
  await page.reload();
  await expect(seats.getByRole('gridcell', { selected: true })).toHaveCount(1);
});

test('buses and trains are searched there and back, from today on', async ({ quietPage: page, t }) => {
  const [today, { depart, back }] = [travelDays(0).depart, travelDays(5)];
  await page.goto('/mn/bus');
  const days = page.getByRole('search').getByRole('button');
  await expect(days.filter({ hasText: t('bus', 'search.returnDay') })).toContainText(t('bus', 'search.oneWay'));
  await page.goto(`/mn/bus?_from=101&_to=201&depart_date=${depart}&return_date=${back}`);
  await page.getByRole('button', { name: t('bus', 'search.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Улаанбаатар – Дархан' })).toBeVisible();
  const ways = page.getByRole('navigation', { name: t('bus', 'ways.title') });
  await ways.getByRole('link', { name: t('bus', 'ways.back') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Дархан – Улаанбаатар' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/bus/schedule/201-101-${back}\\?out_date=${depart}`));
  await expectClean(page, 'buses back', 'any');
  await page.getByRole('link', { name: t('bus', 'search.edit') }).click();
  await expect(page.getByRole('combobox', { name: t('bus', 'search.from') })).toHaveValue('Улаанбаатар');

  await page.goto('/mn/trains');
  await expect(page.getByRole('button', { name: new RegExp(t('bus', 'search.day')) })).toContainText(
    today.slice(5).replace('-', '/'),
  );
  await page.goto(`/mn/trains?_from=ULB&_to=DAR&depart_date=${depart}&return_date=${back}`);
  await ways.getByRole('link', { name: t('bus', 'ways.back') }).click();
  await expect(page).toHaveURL(new RegExp(`_from=DAR&_to=ULB&depart_date=${back}&out_date=${depart}`));
  await expect(page.getByRole('combobox', { name: t('bus', 'search.from') })).toHaveValue('Улаанбаатар');
});
