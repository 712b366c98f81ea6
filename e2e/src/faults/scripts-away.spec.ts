import { expect, test } from '../fixtures/test.ts';

/** A page that the server leaves to the browser. */
const ownGame = '/en/user/game-wallet';
const notice = 'The page did not load';

test('A page without content says so when its scripts do not arrive, and loads again', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(ownGame, { waitUntil: 'commit' });
  const alert = page.getByRole('alert').filter({ hasText: notice });
  await expect(alert).toContainText('is safe with us');
  await expect(alert.getByRole('link', { name: 'Call 1800 4444' })).toHaveAttribute('href', 'tel:+97618004444');
  await page.unroute('**/assets/*.js');
  await alert.getByRole('link', { name: 'Load again' }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
});

test('A page whose scripts are late says so, and shows itself when they come', async ({ page }) => {
  await page.clock.install();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(ownGame, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: notice, includeHidden: true })).toBeAttached();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('heading', { name: notice })).toBeVisible();
  arrive();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
});
