import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test } from '../fixtures/test.ts';

test('the hotel search shows cities with their price of next weekend, and leads to the hotels of these days', async ({
  quietPage: page,
  t,
}) => {
  await page.goto('/mn/hotels');
  const cities = page.getByRole('region', { name: t('hotels', 'popular.title') });
  const capital = cities.getByRole('listitem').first();
  await expect(capital).toContainText(t.like('hotels', 'popular.night'));
  await expectClean(page, 'the hotel search with its cities', 'any');
  const price = (await capital.textContent())?.match(/[\d,]+₮/)?.[0] ?? 'no price';
  await capital.getByRole('link').click();
  await expect(page).toHaveURL(/\/mn\/hotels\/list\?text=ULN&check_in=/);
  await page.goto(`${page.url()}&sort=price`);
  await expect(page.getByRole('article').first()).toContainText(price);
});

for (const [scheme, file] of [
  ['light', /\/pictures\/places\/city\/\d+\.svg$/],
  ['dark', /\/pictures\/places\/city\/\d+-night\.svg$/],
] as const)
  test(`a drawn picture is the one of the ${scheme} theme`, async ({ page, t }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/mn/hotels');
    const picture = page
      .getByRole('region', { name: t('hotels', 'popular.title') })
      .locator('img')
      .first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(file);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  });

test('the next bus leads to its day, where it leaves at that time', async ({ page, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mn/bus');
  const next = page
    .getByRole('list', { name: t('bus', 'departures.title') })
    .getByRole('listitem')
    .first();
  const clock = (await next.textContent())?.match(/^\d\d:\d\d/)?.[0] ?? 'no time';
  const time = next.getByText(clock, { exact: true });
  expect((await time.boundingBox())?.height, 'the time breaks').toBeLessThan(30);
  await next.getByRole('link').click();
  await expect(page).toHaveURL(/\/mn\/bus\/schedule\/\d+-\d+-\d{4}-/);
  await expect(page.getByRole('main').getByText(clock, { exact: true }).first()).toBeVisible();
});

test('the home page shows what leaves the capital soon, and trains alone when one asks for them', async ({
  page,
  t,
}) => {
  await page.goto('/mn');
  const soon = page.getByRole('region', { name: t('bus', 'departures.title') });
  await expect(soon.getByRole('listitem')).toHaveCount(6);
  await soon.getByRole('button', { name: t('bus', 'departures.train') }).click();
  await soon.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/mn\/trains\?_from=ULB&_to=[A-Z]{3}&depart_date=/);
});

test('promotions and news stand beside a picture that is there', async ({ quietPage: page, t }) => {
  await page.goto('/mn');
  for (const name of ['home.promotions', 'home.news']) {
    const pictures = page.getByRole('region', { name: t('host', name) }).locator('img');
    await pictures.last().scrollIntoViewIfNeeded();
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      // It stays within its box and leaves the words beside it free.
      const [box, words] = [await picture.boundingBox(), await picture.locator('xpath=ancestor::a//b').boundingBox()];
      const clear =
        (box?.x ?? 0) + (box?.width ?? 0) <= (words?.x ?? 0) || (box?.y ?? 0) + (box?.height ?? 0) <= (words?.y ?? 0);
      expect(clear).toBe(true);
    }
  }
});

test('the flight search shows cheap days, and one of them leads to its flights', async ({ quietPage: page }) => {
  await page.goto('/mn/flights');
  const days = page.getByRole('region', { name: 'Сөүл рүү хямд өдрүүд' });
  await expect(days.getByRole('link').first()).toBeVisible();
  await expectClean(page, 'the flight search with its days', 'any');
  await days.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/mn\/flights\/results\?_from=UBN&_to=ICN&depart_date=/);
});
