import { expect, test, travelDays } from '../fixtures/test.ts';

/** How many different colours the ground has in its middle; a plane has one or two. */
const colorsOf = (canvas: HTMLCanvasElement) => {
  const context = canvas.getContext('2d');
  const [x, y] = [Math.floor(canvas.width / 2) - 100, Math.floor(canvas.height / 2) - 100];
  const { data } = context?.getImageData(x, y, 200, 200) ?? { data: [] };
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 4) colors.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
  return colors.size;
};

for (const [language, colorScheme] of [
  ['mn', 'light'],
  ['en', 'dark'],
] as const)
  test.describe(`The map of hotels in ${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme, viewport: { width: 1440, height: 900 } });

    test('[CONST-03] has streets below prices from the first view, and names its sources', async ({
      quietPage: page,
      t,
    }) => {
      const { depart, back } = travelDays(9);
      await page.goto(`/${language}/hotels/list?text=ULN&check_in=${depart}&check_out=${back}&adults=2`);
      const map = page.getByRole('application', { name: t('hotels', 'map.title') });
      await expect(map.getByRole('button', { name: /\+\d+/ }).first()).toContainText(/\d+\D* \+\d+/);
      await expect(page.getByText(/eBarilga.*CC BY-IGO/)).toBeVisible();
      await expect.poll(() => map.locator('canvas').evaluate(colorsOf)).toBeGreaterThan(20);
    });
  });

test('The list of hotels is of the part of the map that one looks at, and of everything again', async ({
  quietPage: page,
  t,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { depart, back } = travelDays(9);
  await page.goto(`/mn/hotels/list?text=ULN&check_in=${depart}&check_out=${back}&adults=2`);
  const map = page.getByRole('application', { name: t('hotels', 'map.title') });
  const count = page.getByRole('main').getByRole('status').first();
  const everywhere = await count.innerText();
  await map.getByRole('button', { name: /\+\d+/ }).first().click();
  await page.getByRole('button', { name: t('hotels', 'map.searchHere') }).click();
  await expect(page).toHaveURL(/area=47\.\d+%2C106\./);
  await expect(count).not.toHaveText(everywhere);
  await page.reload();
  await expect(count).not.toHaveText(everywhere);
  await page.getByRole('button', { name: t('hotels', 'map.searchAll') }).click();
  await expect(count).toHaveText(everywhere);
  await expect(page).not.toHaveURL(/area=/);
});

test('the cards below the map are of what it shows', async ({ quietPage: page, t }) => {
  const { depart, back } = travelDays(9);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/mn/hotels/map?text=ULN&check_in=${depart}&check_out=${back}&adults=2`);
  const cards = page.getByRole('list', { name: t('hotels', 'map.strip') }).getByRole('article');
  const names = () => cards.evaluateAll((list) => list.map((one) => one.getAttribute('aria-label')).join());
  await expect(cards).toHaveCount(20);
  const everywhere = await names();
  const map = page.getByRole('application', { name: t('hotels', 'map.title') });
  await map.getByRole('button', { name: /\+\d+/ }).last().click();
  await expect.poll(names).not.toBe(everywhere);
});

test.describe('The map of a hotel on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is fetched when one comes near it, and shows the hotel among its streets', async ({ quietPage: page, t }) => {
    const { depart, back } = travelDays(9);
    await page.goto(`/mn/hotels/view/ULN-0003/hotel?check_in=${depart}&check_out=${back}&adults=2`);
    const heading = page.getByRole('heading', { name: t('hotels', 'stay.location') });
    const map = page.getByRole('application', { name: t('hotels', 'stay.location') });
    await page.waitForLoadState('networkidle');
    await expect(map).toHaveCount(0);
    await heading.scrollIntoViewIfNeeded();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(map.getByRole('button', { name })).toBeVisible();
    await expect.poll(() => map.locator('canvas').evaluate(colorsOf)).toBeGreaterThan(20);
  });
});
