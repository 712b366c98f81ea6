import { pay } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test } from '../fixtures/test.ts';

test('[PROD-10] [PROD-12] [PANEL-02.2] [EBARIMT-09] a customer rides a scooter, pays from the wallet, and has one tax receipt of it', async ({
  quietPage: page,
  customer: _customer,
  baseURL,
  t,
}) => {
  const wallet = (key: string) => t('account', `wallet.${key}`);
  await page.goto('/mn/user/wallet');
  await page.getByRole('button', { name: wallet('topUp') }).click();
  const popup = page.getByRole('dialog', { name: wallet('topUpTitle') });
  await popup.getByRole('textbox', { name: wallet('amount') }).fill('50000');
  await popup.getByRole('button', { name: wallet('toPayment') }).click();
  await page.waitForURL(/\/checkout\//);
  await pay(page, baseURL ?? '', new URL(page.url()).pathname.split('/').at(-1) ?? '');

  await page.goto('/mn/mobility?type=scooter');
  await page
    .getByRole('list', { name: t('games', 'mobility.title') })
    .getByRole('button', { name: t.like('games', 'ride.of') })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: t('games', 'ride.title') })
    .getByRole('button', { name: t('games', 'ride.start') })
    .click();
  await expect(page.getByRole('button', { name: t('games', 'ride.end') })).toBeVisible();
  // A ride is not in what a server draws: the page is hydrated without it, quietly.
  await page.reload();
  await page.getByRole('button', { name: t('games', 'ride.end') }).click();

  await page.waitForURL(/\/mn\/mobility\/rides\/RIDE-/);
  await expectClean(page, 'ride');
  await page.getByRole('button', { name: t('checkout', 'receipt.get') }).click();
  const panel = page.getByRole('dialog', { name: t('checkout', 'receipt.title') });
  await panel.getByRole('button', { name: t('checkout', 'receipt.form.send') }).click();
  await expect(panel).toHaveCount(0);
  const number = (await page.getByText(/^\d{33}$/).textContent()) ?? '';
  await expect(page.getByRole('img', { name: t('checkout', 'receipt.printed.qr') })).toBeVisible();
  await expect(page.getByText(/AB \d{8}/)).toBeVisible();

  await page.getByRole('link', { name: t('games', 'rides.title') }).click();
  await expectClean(page, 'rides');
  await page.getByRole('button', { name: new RegExp(t('games', 'rides.seeReceipt')) }).click();
  await expect(panel.getByText(number)).toBeVisible();
  await expect(panel.getByRole('img', { name: t('checkout', 'receipt.printed.qr') })).toBeVisible();
  await expectClean(page, 'receipt of a ride');
});
