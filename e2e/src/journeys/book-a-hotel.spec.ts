import type { Locator } from '@playwright/test';
import { pay } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';
import { messagesIn } from '../fixtures/messages.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Weeks of one's own, a hotel that no other journey looks at, and a rate that can be cancelled for nothing. */
const { depart, back } = travelDays(37);
const hotel = 'DLZ-0002';

test('[ROUTE-13] [ROUTE-05.2] [ROUTE-11] [MODAL-10] [MODAL-45] [HOTEL-08] [HOTEL-09.1] [HOTEL-09.2] [REFUND-01.2] a hotel is checked, booked, paid, confirmed, and refunded', async ({
  quietPage: page,
  t,
  customer,
  baseURL,
}) => {
  await page.goto(`/mn/hotels/view/${hotel}/hotel?check_in=${depart}&check_out=${back}&adults=1`);
  const rates = page.getByRole('listitem').filter({ hasText: t.like('hotels', 'cancellation.freeUntil') });
  await rates
    .getByRole('button', { name: t.like('hotels', 'rooms.bookLabel') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('hotels', 'booking.title') })).toBeVisible();
  await expect(page.locator('#hotel-booking-contact_email')).toHaveValue(customer.email);
  await expectClean(page, 'the booking of a hotel', 'any');
  await page.locator('#hotel-booking-contact_phone').fill('99112233');
  await page.getByLabel(t('shared', 'person.surname')).fill(customer.surname);
  await page.locator('#hotel-booking-guests-0-first_name').fill(customer.givenName);
  await page.getByRole('radio', { name: t('shared', 'person.female') }).check({ force: true });
  await page.getByRole('button', { name: t('shared', 'action.continue') }).click();
  await page
    .getByRole('dialog', { name: t('checkout', 'type.title') })
    .getByRole('button', { name: t('checkout', 'type.action') })
    .click();

  await page.waitForURL(/\/mn\/checkout\/AYL.*p=regular/);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByRole('button', { name: t('hotels', 'order.guests') })).toBeVisible();
  await pay(page, baseURL ?? '', reference);

  const order = `/mn/user/order/hotel/${reference}`;
  await page.goto(order);
  const voucher = page.getByRole('region', { name: t('hotels', 'order.voucher') });
  await expect(voucher).toBeVisible({ timeout: 30_000 });
  await expect(voucher.getByText(`${customer.surname} ${customer.givenName}`, { exact: false })).toBeVisible();
  await expectClean(page, 'the order of a hotel', 'any');
  await page.goto(order.replace('/mn/', '/en/'));
  const label = page
    .getByRole('region', { name: messagesIn('en')('hotels', 'order.voucher') })
    .getByText(messagesIn('en')('hotels', 'search.checkIn'), { exact: true });
  await expect(label).toBeVisible();
  expect(await linesOf(label), '"Check-in" breaks after its hyphen').toBe(1);
  await page.goto(order);

  await page.getByRole('button', { name: t('account', 'hotel.refund.action') }).click();
  const dialog = page.getByRole('dialog', { name: t('account', 'hotel.refund.title') });
  await dialog.getByLabel(t('account', 'refund.reason')).selectOption('plans');
  await dialog.getByLabel(t('account', 'bankAccount.bank')).selectOption('Khan');
  await dialog.getByLabel(t('account', 'bankAccount.account')).fill('5123456789');
  await expect(dialog.getByLabel(t('account', 'bankAccount.holder'))).toHaveValue(/^[A-Z]+ [A-Z]+$/);
  const send = dialog.getByRole('button', { name: t.like('account', 'refund.submit') });
  await dialog.getByLabel(t('account', 'proof.yourPassword')).fill(customer.password);
  await expect(send).toBeDisabled();
  await dialog.getByRole('checkbox').check({ force: true });
  await send.click();
  await dialog.getByRole('button', { name: t('account', 'refund.done.toOrder') }).click();
  await expect(page).toHaveURL(new RegExp(`${order}$`));
  await expect(page.getByText(t('account', 'refund.track.in-process'), { exact: true })).toBeVisible({
    timeout: 60_000,
  });
});

/** On how many lines a text stands. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}
