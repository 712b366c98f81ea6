import type { Page } from '@playwright/test';
import { expect, resultsAddress, test } from '../fixtures/test.ts';

/** As they stand in the mini-app's menu. */
const order = [
  'bus',
  'trains',
  'flights',
  'trip',
  'hotels',
  'ilottery',
  'lottery',
  'mobility',
  'transport',
  'esim',
  'insurance',
];

for (const language of ['mn', 'en'] as const)
  test.describe(`In the mini-app, in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, language });
    test.beforeEach(({ context, baseURL }) => enter(context, baseURL, 'emongolia'));

    test('[MINI-01] [MINI-02.1] [MINI-02.2] [PERSIST-04] [GAP-18] the navigation has its own entries in its own order, and nothing else is registered', async ({
      quietPage,
      t,
    }) => {
      await quietPage.goto(`/${language}`);
      await expect(quietPage.getByRole('heading', { level: 1, name: t('host', 'home.mini.heading') })).toBeVisible();
      const registered = await registeredEntries(quietPage);
      expect(registered.map(({ id }) => id)).toEqual(order);
      const labels = registered.map(({ label }) => label);
      for (const name of [t('host', 'menu.label'), t('host', 'home.mini.services')])
        await expect(quietPage.getByRole('navigation', { name }).getByRole('link')).toHaveText(labels);
      const cart = t('host', 'cart.label');
      await expect(quietPage.getByRole('banner').getByRole('link')).toHaveCount(labels.length + 1);
      await expect(quietPage.getByRole('banner').getByRole('link').last()).toHaveAccessibleName(cart);
    });

    test('[MINI-03] [MINI-04] [MINI-05] a signed-in customer sees neither name nor sign-out nor footer', async ({
      page,
      t,
      customer: traveller,
    }) => {
      for (const path of ['', '/user/order']) {
        const known = page.waitForResponse(/\/api\/user\/v1\/me\//);
        await page.goto(`/${language}${path}`);
        expect((await known).ok()).toBe(true);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(traveller.givenName)).toHaveCount(0);
        await expect(page.getByText(t('host', 'account.sign_out'))).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
      }
    });

    test('[ROUTE-31] [GAP-70.2] the navigation stays in sight on every page', async ({ quietPage }) => {
      for (const path of [resultsAddress(language), `/${language}/term-condition`]) {
        await quietPage.goto(path);
        await expect(quietPage.getByRole('heading', { level: 1 })).toBeVisible();
        await quietPage.addStyleTag({ content: 'main { min-height: 3000px }' });
        // Results that arrive late begin at the top again.
        await expect(async () => {
          await quietPage.mouse.wheel(0, 1200);
          await expect.poll(() => quietPage.evaluate(() => window.scrollY)).toBeGreaterThan(600);
          expect((await quietPage.getByRole('banner').boundingBox())?.y).toBe(0);
        }).toPass();
      }
    });

    test('an address that nothing registered answers is a missing page, in a working shell', async ({ page, t }) => {
      const answer = await page.goto(`/${language}/not-registered`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: t('host', 'not_found.title') })).toBeVisible();
      await expect(page.getByRole('navigation', { name: t('host', 'menu.label') })).toBeVisible();
    });
  });

test('[PERSIST-04] another value of the cookie is the web', async ({ page, context, baseURL, t }) => {
  await enter(context, baseURL, 'other');
  await page.goto('/mn');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('host', 'home.heading') })).toBeVisible();
});

async function enter(context: ReturnType<Page['context']>, baseURL: string | undefined, value: string): Promise<void> {
  await context.addCookies([{ name: 'mini_app', value, url: baseURL ?? '' }]);
}

interface Entry {
  readonly id: string;
  /** In the page's language. */
  readonly label: string;
  readonly miniApp?: number;
}

/** What the page's own boot document lets the mini-app show. */
async function registeredEntries(page: Page): Promise<Entry[]> {
  const boot = await page.locator('#aylal-boot').textContent();
  const { descriptors } = JSON.parse(boot ?? '{}') as { descriptors: { navigation?: Entry[] }[] };
  return descriptors
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ miniApp }) => miniApp !== undefined)
    .toSorted((a, b) => (a.miniApp ?? 0) - (b.miniApp ?? 0));
}
