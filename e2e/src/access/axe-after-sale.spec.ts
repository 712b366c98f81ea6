import { book, pay } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  colorScheme: 'light',
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** A week of one's own: nobody's bookings move its prices. */
const { depart, back } = travelDays(33);
const days = { depart_date: depart, return_date: back };

test('axe finds nothing on price alerts and subscriptions', async ({ page, customer, t }) => {
  await page.goto('/mn/flights/alerts');
  await expect(page.getByText(t('alerts', 'emptyTitle'))).toBeVisible();
  await expectClean(page, 'alerts');
  await page.goto('/mn/flights/subscription');
  const main = page.getByRole('main');
  await expect(main.getByLabel(t('subscription', 'email'))).toHaveValue(customer.email);
  await main.getByRole('button', { name: t('subscription', 'subscribe') }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectClean(page, 'subscription with faults');
});

test('[REFUND-12.1] [REFUND-13.1] [CALL-57] axe finds nothing where an order is cancelled, a ticket refunded or changed; the first order is cancelled', async ({
  page,
  customer,
  baseURL,
  t,
}) => {
  const { request } = page.context();
  const unpaid = await book(request, baseURL ?? '', customer, days);
  await page.goto(`/mn/user/order/flight/${unpaid}`);
  await page.getByRole('button', { name: t('account', 'cancel.order.action') }).click();
  const dialog = page.getByRole('dialog');
  const sure = dialog.getByRole('button', { name: t('account', 'cancel.order.yes') });
  await expect(sure).toBeVisible();
  await expectClean(page, 'cancel');
  await sure.click();
  await expect(page.getByText(t('account', 'money.nothing-taken.title'))).toBeVisible();

  const reference = await book(request, baseURL ?? '', customer, days, { wanted: 'refundable' });
  await pay(page, baseURL ?? '', reference);
  await page.goto(`/mn/user/order/flight/${reference}`);
  await expect(page.getByText(t('account', 'money.paid.title'))).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: t('account', 'refund.action') }).click();
  await dialog.getByRole('button', { name: t.like('account', 'refund.submit') }).click();
  await expect(dialog.getByText(t('shared', 'validation_required_bank'))).toBeVisible();
  await expectClean(page, 'refund with faults');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: t('flights', 'change.action') }).click();
  const goOn = dialog.getByRole('button', { name: t('change', 'warnings.continue') });
  await expect(goOn).toBeVisible();
  await expectClean(page, 'warnings of a change');
  await goOn.click();
  await expect(page.getByText(t('change', 'search.choose'))).toBeVisible();
  await expectClean(page, 'change');
});
