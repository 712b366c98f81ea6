import { book } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('[MODAL-12] [PAY-09.1] [PAY-09.2] [PAY-14.1] an order is paid by bank transfer: the window shows the account, then that it is paid', async ({
  quietPage: page,
  t,
  customer,
  baseURL,
}) => {
  const { depart, back } = travelDays(31);
  const reference = await book(page.context().request, baseURL ?? '', customer, {
    depart_date: depart,
    return_date: back,
  });
  await page.goto(`/mn/checkout/${reference}`);
  await page.getByRole('radio', { name: t('checkout', 'method.TRANSFER.title') }).check({ force: true });
  await page
    .getByRole('button', { name: t.like('checkout', 'method.TRANSFER.pay') })
    .first()
    .click();
  const window = page.getByRole('dialog', { name: t('checkout', 'transfer.title') });
  await expect(window.getByText(reference, { exact: true })).toBeVisible();
  await expectClean(page, 'bank transfer');
  const address = await window.getByRole('link', { name: t('checkout', 'transfer.openBank') }).getAttribute('href');

  // The customer sends it elsewhere: this page stays in view, as on a second device.
  const { searchParams } = new URL(address ?? '');
  const sent = await page.context().request.post('/sandbox/transfer', {
    form: { action: 'send', amount: searchParams.get('amount') ?? '', purpose: searchParams.get('purpose') ?? '' },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(303);
  await expect(window.getByText(t('checkout', 'transfer.paid.title'))).toBeVisible({ timeout: 20_000 });
  await window.getByRole('link', { name: t('checkout', 'paid.action') }).click();
  await page.waitForURL(new RegExp(`/user/order/flight/${reference}$`));
});
