import { book, pay } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test('[PROD-06.1] [PROD-06.3] [ROUTE-20] [ROUTE-07] [MODAL-55] [WALLET-01] [PERSIST-07] a customer fills the wallet, pays an order from it, and finds both on the statement', async ({
  quietPage: page,
  customer,
  baseURL,
  t,
}) => {
  const word = (key: string) => t('account', `wallet.${key}`);
  await page.goto('/mn/user/wallet');
  await page.getByRole('button', { name: word('topUp') }).click();
  const popup = page.getByRole('dialog', { name: word('topUpTitle') });
  await popup.getByRole('textbox', { name: word('amount') }).fill('20000000');
  await expectClean(page, 'top-up');
  await popup.getByRole('button', { name: word('toPayment') }).click();
  await page.waitForURL(/\/mn\/checkout\/AYL-/);
  const topUp = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await pay(page, baseURL ?? '', topUp);
  await page.goto('/mn/user/wallet');
  await expect(page.getByText('20,000,000₮', { exact: true })).toBeVisible();

  const { depart, back } = travelDays(37);
  const days = { depart_date: depart, return_date: back };
  const reference = await book(page.context().request, baseURL ?? '', customer, days);
  await page.goto(`/mn/checkout/${reference}`);
  await page.getByRole('radio', { name: t('checkout', 'method.WALLET.title') }).check({ force: true });
  await page
    .getByRole('button', { name: t.like('checkout', 'method.WALLET.pay') })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(new RegExp(`/user/order/flight/${reference}$`));
  await page.goto('/mn/user/wallet');
  const lines = page.getByRole('listitem');
  await expect(lines.filter({ hasText: reference })).toContainText(t('account', 'walletLine.kind.payment'));
  await expect(lines.filter({ hasText: topUp })).toContainText('+20,000,000₮');
  await expectClean(page, 'wallet');
});
