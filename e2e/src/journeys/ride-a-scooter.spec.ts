import { expectClean } from '../fixtures/expect-clean.ts';
import { startRide } from '../fixtures/ride.ts';
import { expect, test } from '../fixtures/test.ts';

test('[PROD-10] [PROD-12] [PANEL-02.2] [EBARIMT-09] a customer rides a scooter, pays from the wallet, and has one tax receipt of it', async ({
  quietPage: page,
  customer: _customer,
  baseURL,
  t,
}) => {
  await startRide(page, t, baseURL ?? '');
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
