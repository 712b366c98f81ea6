import type { Locator } from '@playwright/test';
import { bookingAddress, checkOffer, payAtBank } from '../fixtures/booking.ts';
import { bookButton } from '../fixtures/flight-steps.ts';
import { fillPassenger, submitBooking } from '../fixtures/passengers.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test('[FLIGHT-01] [CALL-81.1] [CALL-25] a flight is booked for a company, and a coupon lowers what is paid for it', async ({
  quietPage: page,
  t,
  customer,
  baseURL,
}) => {
  const { depart, back } = travelDays(22);
  const offer = await checkOffer(page.context().request, baseURL ?? '', { depart_date: depart, return_date: back });
  await page.goto(bookingAddress('mn', offer));
  await fillPassenger(page, t, customer);
  await page.getByRole('checkbox', { name: t('flights', 'booking.isCompany') }).check({ force: true });
  await page.getByLabel(t('flights', 'booking.companyRegister')).fill('1000001');
  await expect(page.getByLabel(t('flights', 'booking.companyName'), { exact: true })).toHaveValue('Тэнгэрийн Зам ХХК');
  await submitBooking(page, t).click();
  await bookButton(page, t).click();

  await page.waitForURL(/\/checkout\//);
  const coupon = page.getByLabel(t('checkout', 'coupon.label'));
  const apply = page.getByRole('button', { name: t('checkout', 'coupon.apply') });
  await coupon.fill('aylal10');
  expect(await middleOf(apply), 'field and button stand on one line').toBe(await middleOf(coupon));
  await apply.click();
  await expect(page.getByText(t('checkout', 'sum.coupon', { code: 'AYLAL10' }))).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().includes('/api/payment/v1/invoice/'));
  await page
    .getByRole('button', { name: t.like('checkout', 'method.QPAY.pay') })
    .first()
    .click();
  const { result } = (await (await answered).json()) as { result: { qr_text: string; amount: number } };
  const bank = await page.context().newPage();
  await payAtBank(bank, result.qr_text);
  await bank.close();

  await page.waitForURL(/\/user\/order\/flight\//);
  await expect(page.getByText('Тэнгэрийн Зам ХХК · 1000001')).toBeVisible();
  await expect(page.getByRole('row', { name: t.like('account', 'ledger.kind.coupon') })).toBeVisible();
  await expect(page.getByText(t('account', 'money.paid.title'))).toBeVisible({ timeout: 20_000 });
});

/** How far down the middle of a box is. */
async function middleOf(shown: Locator): Promise<number> {
  const box = await shown.boundingBox();
  if (!box) throw new Error('What is visible has a box');
  return box.y + box.height / 2;
}
