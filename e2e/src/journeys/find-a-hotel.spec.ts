import type { Locator } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean.ts';
import { lonePin } from '../fixtures/lone-pin.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ language: 'mn', locale: 'mn-MN', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('[ROUTE-34] [CALL-58.1] [CALL-61] [CALL-62] [MODAL-15.1] a traveller finds a hotel and looks at its rooms', async ({
  quietPage: page,
  t,
}) => {
  const { depart, back } = travelDays(9);
  await page.goto(`/mn/hotels?check_in=${depart}&check_out=${back}`);
  await page.getByRole('combobox', { name: t('hotels', 'search.where') }).click();
  await page
    .getByRole('option', { name: /Улаанбаатар/ })
    .first()
    .click();
  await page.getByRole('button', { name: t('hotels', 'search.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Улаанбаатар/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  const everywhere = /\d+/.exec(await page.getByRole('main').getByRole('status').first().innerText())?.[0];
  await expectClean(page, 'hotels', 'any');
  await page.getByRole('button', { name: t('hotels', 'filters.title') }).tap();
  await page.getByRole('button', { name: t.like('hotels', 'filters.allFacilities') }).tap();
  const facilities = page.getByRole('dialog', { name: t('hotels', 'filters.allTitle') });
  await facilities.getByRole('checkbox').first().tap();
  await facilities.getByRole('button', { name: t('hotels', 'filters.apply') }).tap();
  await expect(page).toHaveURL(/fac=/);
  await page.getByRole('button', { name: t('hotels', 'filters.clear') }).tap();
  // What a filter says that it would leave is what it leaves.
  const free = page.getByRole('checkbox', { name: t.like('hotels', 'filters.free') });
  await free.tap({ force: true });
  await expect(page).toHaveURL(/free=1/);
  const figures = async () => [
    /\d+$/.exec((await free.locator('xpath=ancestor::label').textContent()) ?? '')?.[0],
    /\d+/.exec((await page.getByRole('button', { name: /^\d+ буудал харах$/ }).textContent()) ?? '')?.[0],
  ];
  await expect
    .poll(async () => {
      const [would, does] = await figures();
      return would !== undefined && would === does && would !== everywhere;
    })
    .toBe(true);
  await page.getByRole('button', { name: t('hotels', 'filters.clear') }).tap();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: t('hotels', 'sort.label') }).selectOption('price');
  await expect(page).toHaveURL(/sort=price/);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: t('hotels', 'rooms.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('hotels', 'rooms.info') }).first()).toBeVisible();
  const said = page.getByRole('region', { name: t('hotels', 'reviews.title') });
  await said.scrollIntoViewIfNeeded();
  await expect(said.getByRole('listitem')).toHaveCount(3);
  await said.getByRole('button', { name: t.like('hotels', 'reviews.more') }).click();
  expect(await said.getByRole('listitem').count()).toBeGreaterThan(3);
  await expectClean(page, 'a hotel', 'any');
  await page.getByRole('button', { name: /зураг$/ }).click();
  await expect(page.getByRole('dialog', { name: t('hotels', 'gallery.title') })).toBeVisible();
});

test('[ROUTE-26.1] [ERR-40] the map comes when it is asked for again, moves by buttons, and leads from a pin to a card', async ({
  page,
  t,
}) => {
  const { depart, back } = travelDays(9);
  await page.route(/map-ground/, (request) => request.abort());
  await page.goto(`/mn/hotels/map?text=ULN&check_in=${depart}&check_out=${back}&stars=5`);
  await expect(page.getByText('Уучлаарай, газрын зургийг одоогоор ачаалах боломжгүй байна.')).toBeVisible();
  await expect(page.getByRole('list', { name: t('hotels', 'map.strip') }).getByRole('article')).toHaveCount(20);
  const [small] = await page
    .getByRole('list', { name: t('hotels', 'map.strip') })
    .getByRole('img')
    .all();
  expect((await small?.boundingBox())?.width, 'the picture takes the place of the words').toBeLessThan(120);
  await page.unroute(/map-ground/);
  await page.getByRole('button', { name: 'Дахин оролдох' }).click();
  const map = page.getByRole('application', { name: t('hotels', 'map.title') });
  await expect(map).toBeVisible();
  await expectClean(page, 'the map of hotels', 'any');

  const group = map.getByRole('button', { name: /Ойр байрлах/ }).first();
  const before = await group.boundingBox();
  await page.getByRole('button', { name: 'Зураг хөдөлгөх', exact: true }).click();
  await page.getByRole('button', { name: 'Баруун тийш', exact: true }).click();
  await expect.poll(async () => (await group.boundingBox())?.x).not.toBe(before?.x);

  const pin = await lonePin(map);
  await pin.focus();
  await pin.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: t('hotels', 'map.chosen') }).getByRole('article')).toBeVisible();
  await page.getByRole('link', { name: t('hotels', 'map.list') }).click();
  await expect(page).toHaveURL(/\/hotels\/list\?.*stars=5/);
});

test('a narrow phone shows the terms of a hotel on two lines at most, and the days of the stay whole above the map', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { depart, back } = travelDays(9);
  const search = `text=ULN&check_in=${depart}&check_out=${back}`;
  await page.goto(`/mn/hotels/list?${search}`);
  const terms = page.getByRole('article').getByText(t.like('hotels', 'cancellation.freeUntil')).first();
  expect((await box(terms)).height).toBeLessThanOrEqual(48);
  await page.goto(`/mn/hotels/map?${search}`);
  await expect(page.getByText(t('hotels', 'map.perNight'), { exact: true })).toBeVisible();
  const days = page.locator('header').getByText(/ – /).last();
  const dates = await days.evaluate((element) => {
    const text = element.firstChild;
    const range = document.createRange();
    if (text) range.setStart(text, 0);
    if (text) range.setEnd(text, (element.textContent ?? '').indexOf(' · '));
    return range.getBoundingClientRect().right - element.getBoundingClientRect().right;
  });
  expect(dates, 'both days stand within their line').toBeLessThanOrEqual(0);
});

test.describe('On a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('the filters are a window in the middle, and a hotel has its facts in a column beside the rooms', async ({
    page,
    t,
  }) => {
    const { depart, back } = travelDays(9);
    await page.goto(`/mn/hotels/list?text=ULN&check_in=${depart}&check_out=${back}`);
    await page.getByRole('button', { name: t('hotels', 'filters.title') }).click();
    const filters = page.getByRole('dialog', { name: t('hotels', 'filters.title') });
    await expect.poll(() => margins(filters)).toEqual({ sides: 0, below: true });
    await page.keyboard.press('Escape');

    await page.getByRole('article').first().getByRole('link').click();
    const [rooms, facts] = await Promise.all([
      box(page.getByRole('region', { name: t('hotels', 'rooms.title') })),
      box(page.getByRole('complementary', { name: t('hotels', 'stay.facts') })),
    ]);
    expect(facts.width).toBe(368);
    expect(facts.x - (rooms.x + rooms.width)).toBe(24);
    expect(facts.y).toBe(rooms.y);
  });
});

/** By how much a box stands out of the middle, and whether there is room below it. */
async function margins(shown: Locator): Promise<{ sides: number; below: boolean }> {
  const { x, y, width, height } = await box(shown);
  return { sides: Math.round(x - (1440 - x - width)), below: 900 - y - height >= 20 };
}

async function box(shown: Locator) {
  await expect(shown).toBeVisible();
  const found = await shown.boundingBox();
  if (!found) throw new Error('What is visible has a box');
  return found;
}
