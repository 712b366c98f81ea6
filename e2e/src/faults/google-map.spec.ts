import { startGoogleStandIn } from '../fixtures/google-stand-in.ts';
import { startHost } from '../fixtures/host-process.ts';
import { dataFolder } from '../fixtures/second-release.ts';
import { lonePin } from '../fixtures/lone-pin.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

const key = 'no-real-key-of-anybody';
const failed = 'Уучлаарай, газрын зургийг одоогоор ачаалах боломжгүй байна.';
const address = () => {
  const { depart, back } = travelDays(9);
  return `/mn/hotels/map?text=ULN&check_in=${depart}&check_out=${back}&stars=5`;
};

test.describe('A shop with a key of Google', () => {
  let google: Awaited<ReturnType<typeof startGoogleStandIn>>;
  let shop: Awaited<ReturnType<typeof startHost>>;
  test.beforeAll(async ({ baseURL }) => {
    google = await startGoogleStandIn();
    shop = await startHost({
      DATA_DIR: dataFolder(),
      // The shop that runs answers what a provider would.
      PROVIDER_URL: baseURL ?? '',
      RENDER_THREADS: '0',
      GOOGLE_MAPS_KEY: key,
      GOOGLE_MAPS_URL: google.url,
    });
  });
  test.afterAll(async () => {
    await shop.stop();
    await google.close();
  });

  test('[CONST-03] has it draw the map, with our own pins, clusters and buttons, within its policy', async ({
    quietPage: page,
    t,
  }) => {
    google.is('draws');
    await page.goto(shop.url + address());
    const map = page.getByRole('application', { name: t('hotels', 'map.title') });
    const group = map.getByRole('button', { name: /Ойр байрлах/ }).first();
    await expect(group).toBeVisible();
    const before = await group.boundingBox();
    await page.getByRole('button', { name: 'Зураг хөдөлгөх', exact: true }).click();
    await page.getByRole('button', { name: 'Баруун тийш', exact: true }).click();
    await expect.poll(async () => (await group.boundingBox())?.x).not.toBe(before?.x);
    expect(Object.fromEntries(google.asked.at(-1) ?? [])).toMatchObject({ key, language: 'mn' });

    const pin = await lonePin(map);
    await pin.focus();
    await pin.press('Enter');
    await expect(page.getByRole('region', { name: t('hotels', 'map.chosen') }).getByRole('article')).toBeVisible();
    await expect(map.locator('[data-marker][aria-pressed=true]')).toHaveCount(1);
  });

  for (const mood of ['is away', 'refuses the key'] as const)
    test(`[ERR-40] says that the map cannot be loaded where Google ${mood}; the hotels stay, and it comes when asked again`, async ({
      page,
      t,
    }) => {
      google.is(mood);
      await page.goto(shop.url + address());
      await expect(page.getByText(failed)).toBeVisible();
      await expect(page.getByRole('list', { name: t('hotels', 'map.strip') }).getByRole('article')).toHaveCount(20);
      google.is('draws');
      await page.getByRole('button', { name: 'Дахин оролдох' }).click();
      await expect(page.getByRole('application', { name: t('hotels', 'map.title') })).toBeVisible();
    });
});

test('A shop without a key asks for nothing of Google, and its policy names none of its hosts', async ({ page, t }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = await page.goto(address());
  await expect(page.getByRole('application', { name: t('hotels', 'map.title') })).toBeVisible();
  expect(asked.filter((url) => /google/i.test(url))).toEqual([]);
  expect(answer?.headers()['content-security-policy']).not.toContain('google');
});
