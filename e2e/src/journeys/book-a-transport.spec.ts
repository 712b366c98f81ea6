import { pay } from '../fixtures/booking.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test('[ROUTE-38] [NEED-20] [NEED-21] [GAP-71.3] a car is found, booked, paid, and its driver is named', async ({
  quietPage: page,
  t,
  customer: _customer,
  baseURL,
}) => {
  const name = 'Чингис хаан нисэх буудал – Улаанбаатар · Toyota Prius';
  await page.goto('/mn/transports?text=prius');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: t('bus', 'transport.book') }).click();

  await page.getByRole('button', { name: t('bus', 'transportBooking.date') }).click();
  await page.locator(`[data-date="${travelDays(3).depart}"]`).click();
  await page.getByRole('textbox', { name: t('bus', 'transportBooking.dropOff') }).fill('Баянгол зочид буудал');
  const way = page.getByRole('combobox', { name: t('bus', 'transportBooking.way') });
  await way.selectOption('to-airport');
  await expect(page.getByRole('textbox', { name: t('bus', 'transportBooking.pickUp') })).toHaveValue(
    'Баянгол зочид буудал',
  );
  await page.getByRole('textbox', { name: t('shared', 'contact.contact_phone') }).fill('99112233');
  await page.getByRole('button', { name: t('bus', 'tripBooking.submit') }).click();

  await page.waitForURL(/\/mn\/checkout\/AYL/);
  await expect(page.getByText(name).first()).toBeVisible();
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await pay(page, baseURL ?? '', reference);

  await page.goto(`/mn/user/order/transport/${reference}`);
  await expect(page.getByText(t('bus', 'transportOrder.driver'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^CAR-[A-Z0-9]+$/).first()).toBeVisible();
});
