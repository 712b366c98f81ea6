import { book, payAtBank } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a customer who calls gets a refund by the rule of the flight, and the office sees which pages and partners made the order', async ({
  office,
  customer,
  page,
  baseURL,
  t,
}) => {
  const { depart, back } = travelDays(37);
  const days = { depart_date: depart, return_date: back };
  const { request } = page.context();
  const reference = await book(request, baseURL ?? '', customer, days, { wanted: 'refundable' });
  await page.goto(`/mn/checkout/${reference}?p=regular`);
  const answered = page.waitForResponse((response) => response.url().includes('/api/payment/v1/invoice/'));
  await page
    .getByRole('button', { name: t.like('checkout', 'method.QPAY.pay') })
    .first()
    .click();
  await payAtBank(page, ((await (await answered).json()) as { result: { qr_text: string } }).result.qr_text);
  await page.goto(`/mn/user/order/flight/${reference}`);
  await expect(page.getByText(t('account', 'money.paid.title'))).toBeVisible({ timeout: 30_000 });

  const support = await office.open(`/mn/orders/${reference}`);
  await signInByKeyboard(support, t, await office.account('support'));
  const part = (key: string) => support.getByRole('region', { name: t('office', key), exact: true });
  // Both are written down within seconds.
  await expect(async () => {
    await support.reload();
    await expect(part('pages.title')).toContainText(/create-invoice.*mf-[a-z-]+@\d/, { timeout: 2_000 });
    await expect(part('partnerCalls.title')).toContainText(/200 · POST .*\/invoice/, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  const send = part('byRule.title').getByRole('button');
  await expect(send).toContainText('₮');
  await send.click();
  await expect(part('byRule.title').getByLabel(t('office', 'byRule.why'))).toBeFocused();
  await support.keyboard.type('Called from the number of the order');
  await expectClean(support, 'a refund by the rule in the office');
  await send.click();
  await expect(support.getByText(t('office', 'byRule.done'))).toBeVisible();
  await expect(part('byRule.title')).toContainText(t('office', 'byRule.none'));
  await expect(part('office.title')).toContainText(t('office', 'act.order-refund'));

  await page.reload();
  await expect(page.getByText(t('account', 'refund.trackWallet.finished'), { exact: true })).toBeVisible({
    timeout: 60_000,
  });
});
