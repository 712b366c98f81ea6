import { book } from '../fixtures/booking.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('[PAY-03] [MODAL-51.1] in the mini-app a flight is paid by a loan that the customer confirms at the lender', async ({
  quietPage: page,
  t,
  customer,
  baseURL,
}) => {
  const { depart, back } = travelDays(30);
  const days = { depart_date: depart, return_date: back };
  const reference = await book(page.context().request, baseURL ?? '', customer, days);
  await page.context().addCookies([{ name: 'mini_app', value: 'emongolia', url: baseURL ?? '' }]);
  await page.goto(`/mn/checkout/${reference}?p=lend`);

  await page
    .getByRole('button', { name: t.like('checkout', 'method.LENDPAY.pay') })
    .first()
    .click();
  const loan = page.getByRole('dialog', { name: t('checkout', 'loan.title') });
  const address = await loan.getByRole('link', { name: t('checkout', 'loan.open') }).getAttribute('href');
  const lender = await page.context().newPage();
  await lender.goto(address ?? '');
  await lender.getByRole('button').first().click();
  await lender.waitForURL(/[?&]lang=/);
  await lender.close();

  await page.waitForURL(/\/user\/order\/flight\/[A-Z0-9-]+$/);
  await expect(page.getByText(t('account', 'money.paid.title'))).toBeVisible({ timeout: 20_000 });
});
