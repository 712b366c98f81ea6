import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test } from '../fixtures/test.ts';

test('[CALL-74] [NEED-07] [MODAL-49] [ROUTE-08] [PROD-09.3] an unpaid order is found in the list, cancelled, and the list is as it was left', async ({
  quietPage: page,
  customer,
  t,
}) => {
  const word = (key: string) => t('account', key);
  expect(customer.email).not.toBe('');
  await page.goto('/mn/user/wallet');
  await page.getByRole('button', { name: word('wallet.topUp') }).click();
  const popup = page.getByRole('dialog', { name: word('wallet.topUpTitle') });
  await popup.getByRole('textbox', { name: word('wallet.amount') }).fill('15000');
  await popup.getByRole('button', { name: word('wallet.toPayment') }).click();
  await page.waitForURL(/\/mn\/checkout\/AYL-/);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.goto('/mn/user/order?state=unpaid');
  await page.getByRole('combobox', { name: word('orders.product.label') }).selectOption('top-up');
  await page.waitForURL(/product=top-up/);
  await expect(page.getByRole('listitem').filter({ hasText: reference })).toBeVisible();
  await expectClean(page, 'orders, filtered');
  await page.getByRole('listitem').filter({ hasText: reference }).getByRole('link').click();
  await page.waitForURL(new RegExp(`/user/order/top-up/${reference}$`));
  await page.getByRole('button', { name: word('cancel.goods.action') }).click();
  await page
    .getByRole('dialog', { name: word('cancel.title') })
    .getByRole('button', { name: word('cancel.goods.yes') })
    .click();
  await expect(page.getByRole('row').filter({ hasText: word('ledger.kind.cancelled') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: t.like('account', 'order.pay') })).toHaveCount(0);
  await expectClean(page, 'a cancelled top-up');
  await page
    .getByRole('main')
    .getByRole('link', { name: word('orders.title') })
    .click();
  await page.waitForURL(/\/user\/order\?state=unpaid&product=top-up$/);
  await expect(page.getByText(word('orders.noneTitle'))).toBeVisible();
});
