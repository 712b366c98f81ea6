import { atChoiceOfPayment, bookButton } from '../fixtures/flight-steps.ts';
import { expect, test } from '../fixtures/test.ts';

test('[MNY-4] a page that is reloaded while a booking is being sent asks for its outcome and goes to its checkout, and one order is made', async ({
  page,
  t,
  sandbox,
  baseURL,
}) => {
  await atChoiceOfPayment({ page, t, sandbox, baseURL });
  // The booking reaches the provider, and the page is gone before it gets the answer.
  const keys: (string | undefined)[] = [];
  let arrived = false;
  await page.route('**/api/flight/v4/rest/confirm/', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    arrived = true;
  });
  await bookButton(page, t).click();
  await expect.poll(() => arrived).toBe(true);
  await page.reload();

  await page.waitForURL(/\/checkout\/[A-Z0-9-]+\?p=regular$/);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await page.goto('/mn/user/order');
  await expect(page.getByRole('main').locator('a[href*="/user/order/flight/"]')).toHaveCount(1);
});
