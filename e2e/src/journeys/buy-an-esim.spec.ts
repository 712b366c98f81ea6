import { pay } from '../fixtures/booking.ts';
import { expect, test } from '../fixtures/test.ts';

test('[ROUTE-40] [NEED-64] [NEED-65] [ROUTE-04.3] [MODAL-05] [MODAL-06] an eSIM is chosen, ordered, paid, installed and topped up', async ({
  quietPage: page,
  t,
  customer,
  baseURL,
}) => {
  await page.goto('/mn/esim?text=korea');
  await page.getByRole('link', { name: 'Өмнөд Солонгос' }).first().click();
  await page.getByRole('radio', { name: /^5 GB/ }).check({ force: true });
  await expect(page.getByRole('textbox', { name: t('esim', 'buy.email'), exact: true })).toHaveValue(customer.email);
  await page.getByRole('button', { name: t.like('esim', 'buy.action') }).click();

  await page.waitForURL(/\/mn\/checkout\/AYL/);
  await expect(page.getByText(/5 GB · 30 хоног/).first()).toBeVisible();
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await pay(page, baseURL ?? '', reference);

  await page.goto(`/mn/user/order/esim/${reference}`);
  await page.getByRole('link', { name: t('esim', 'order.install') }).click();
  await expect(page.getByText('smdp.sandbox.example')).toBeVisible();
  await expect(page.getByRole('img', { name: t('esim', 'install.qr') })).toBeVisible();
  const address = await page.getByRole('link', { name: t('esim', 'install.apple') }).getAttribute('href');
  const code = new URL(address ?? '').searchParams.get('carddata')?.split('$')[2] ?? '';
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  expect(page.url()).not.toContain(code);

  await page.goto(`/mn/user/order/esim/${reference}`);
  await page.getByRole('button', { name: t('esim', 'order.usage') }).click();
  await expect(page.getByText(t('esim', 'usage.data', { left: '5 GB', total: '5 GB' }))).toBeVisible();
  await page.getByRole('button', { name: t('esim', 'topUp.open'), exact: true }).click();
  await page.getByRole('radio', { name: /^1 GB/ }).check({ force: true });
  await page.getByRole('button', { name: t('shared', 'action.continue') }).click();
  await page.getByRole('button', { name: t('esim', 'topUp.confirm') }).click();
  await page.waitForURL(/\/mn\/checkout\/AYL[^?]*\?now_pay_amount=\d+&top_up=true/);
  await expect(page.getByRole('link', { name: t('checkout', 'esimTopUp.back') })).toBeVisible();
  await pay(page, baseURL ?? '', new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await page.goto(`/mn/user/order/esim/${reference}`);
  await page.getByRole('button', { name: t('esim', 'order.usage') }).click();
  await expect(async () => {
    await page.getByRole('button', { name: t('esim', 'usage.refresh') }).click();
    await expect(page.getByText(t('esim', 'usage.data', { left: '6 GB', total: '6 GB' }))).toBeVisible();
  }).toPass();
});
