import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test("[CARD-23] [MINI-01] [MINI-06] the mini-app leads to the customer's own pages, and answers what it does not have as not found", async ({
  quietPage: page,
  request,
  t,
  baseURL,
}) => {
  const [web, mini] = await Promise.all(
    ['web', 'emongolia'].map(async (mode) => {
      const boot = (await (await request.get(`/boot/${mode}.json`)).json()) as {
        descriptors: { routes: { pattern: string }[] }[];
      };
      return boot.descriptors.flatMap(({ routes }) => routes.map(({ pattern }) => pattern));
    }),
  );
  expect(web).toContain('/local-tapa');
  expect(mini).not.toContain('/local-tapa');
  expect(web).toEqual(expect.arrayContaining(mini ?? []));

  await page.context().addCookies([{ name: 'mini_app', value: 'emongolia', url: baseURL ?? '' }]);
  await page.goto('/mn');
  await expect(page.getByRole('button', { name: t('account', 'identity.import') })).toBeVisible();
  const ways = page.getByRole('navigation', { name: t('host', 'menu.mine') });
  // At the foot of the window, above nothing that sticks there too.
  const foot = async () => (await ways.boundingBox()) ?? { y: 0, height: 0 };
  expect((await foot()).y + (await foot()).height).toBeCloseTo(844, 0);
  await ways.getByRole('link', { name: t('host', 'menu.tab.orders') }).click();
  await page.waitForURL(/\/mn\/user\/order$/);
  await page.getByRole('link', { name: t('host', 'cart.label') }).click();
  await page.waitForURL(/\/mn\/cart$/);
  await ways.getByRole('link', { name: t('host', 'menu.tab.wallet') }).click();
  await page.waitForURL(/\/mn\/user\/wallet$/);
  await expect(ways.getByRole('link', { name: t('host', 'menu.tab.wallet') })).toHaveAttribute('aria-current', 'page');
  await page.goto('/mn/trip/gobi-7-days');
  const bar = page.locator('[data-action-bar]');
  await expect(bar).toBeVisible();
  const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 0 };
  expect(y + height, 'the price bar is covered').toBeLessThanOrEqual((await foot()).y + 1);
  // What has no tab is on the page of one's own.
  await ways.getByRole('link', { name: t('host', 'menu.tab.me') }).click();
  await page.waitForURL(/\/mn\/user\/profile$/);
  await ways.getByRole('link', { name: t('host', 'menu.tab.home') }).click();
  await page.waitForURL(/\/mn$/);

  for (const path of ['/mn/local-tapa', '/mn/about', '/mn/flights/alerts']) {
    const answer = await page.context().request.get(path);
    expect(answer.status()).toBe(404);
  }
});
