import { book, pay, payAtBank } from '../fixtures/booking.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Weeks of one's own: nobody's bookings move their prices. */
const held = travelDays(26);
const wanted = travelDays(27);

test('[EXCH-03.1] [ROUTE-12] [MODAL-46] [MODAL-47] [MODAL-48] [CALL-55] [CALL-56] [PROD-08.2] a customer changes an issued ticket to another week, pays the difference, and holds the new one', async ({
  quietPage: page,
  customer,
  baseURL,
  t,
}) => {
  const days = { depart_date: held.depart, return_date: held.back };
  const reference = await book(page.context().request, baseURL ?? '', customer, days);
  await pay(page, baseURL ?? '', reference);
  const order = `/mn/user/order/flight/${reference}`;
  await page.goto(order);
  await expect(page.getByText(t('account', 'money.paid.title'))).toBeVisible({ timeout: 30_000 });
  const ticket = await page
    .getByText(/\b\d{3}-?\d{10}\b/)
    .first()
    .textContent();

  await page.getByRole('link', { name: t('flights', 'change.action') }).click();
  await page
    .getByRole('dialog', { name: t('flights', 'change.warningsTitle') })
    .getByRole('button', { name: t('change', 'warnings.continue') })
    .click();
  await expect(page.getByText(t('change', 'search.choose'))).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}?depart_date=${wanted.depart}&return_date=${wanted.back}`);
  await page.getByRole('article').first().getByRole('link').click();
  await page
    .getByRole('dialog', { name: t('flights', 'change.selectedTitle') })
    .getByRole('button', { name: t('change', 'selected.continue') })
    .click();
  await page.waitForURL(/\/exchange\/view\//);

  await page.getByLabel(t('change', 'confirm.reason')).selectOption('plans');
  await page.getByRole('button', { name: t('change', 'confirm.submit') }).click();
  await page
    .getByRole('dialog', { name: t('flights', 'change.finalTitle') })
    .getByRole('button', { name: t('change', 'final.yes') })
    .click();
  const done = page.getByRole('main').getByText(t('change', 'warning_flight_change_successful_day_change'));
  await expect(done).toBeInViewport();
  await page.waitForURL(`**${order}`);
  await expect(page.getByText(t('account', 'money.change-unpaid.title'))).toBeVisible();
  await expect(page.getByText(ticket ?? '').first()).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: t.like('account', 'order.pay') })
    .click();
  const answered = page.waitForResponse((response) => response.url().includes('/api/payment/v1/invoice/'));
  await page
    .getByRole('button', { name: t.like('checkout', 'method.QPAY.pay') })
    .first()
    .click();
  const { result } = (await (await answered).json()) as { result: { qr_text: string } };
  const bank = await page.context().newPage();
  await payAtBank(bank, result.qr_text);
  await bank.close();
  await page.waitForURL(`**${order}`, { timeout: 60_000 });
  await expect(page.getByText(t('account', 'money.changed.title'))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(ticket ?? '')).toHaveCount(0);
});
