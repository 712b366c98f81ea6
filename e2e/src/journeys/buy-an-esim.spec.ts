import { pay } from '../fixtures/booking.ts';
import { expect, test } from '../fixtures/test.ts';

test('[ROUTE-40] [NEED-64] [NEED-65] an eSIM is chosen, ordered, paid and installed', async ({
  quietPage: page,
  say,
  customer,
  baseURL,
}) => {
  await page.goto('/mn/esim?text=korea');
  await page.getByRole('link', { name: 'Өмнөд Солонгос' }).first().click();
  await page.getByRole('radio', { name: /^5 GB/ }).check({ force: true });
  await expect(page.getByRole('textbox', { name: say('esim', 'buy.email'), exact: true })).toHaveValue(customer.email);
  await page.getByRole('button', { name: say.like('esim', 'buy.action') }).click();

  await page.waitForURL(/\/mn\/checkout\/AYL/);
  await expect(page.getByText(/5 GB · 30 хоног/).first()).toBeVisible();
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await pay(page, baseURL ?? '', reference);

  await page.goto(`/mn/user/order/esim/${reference}`);
  await page.getByRole('link', { name: say('esim', 'order.install') }).click();
  await expect(page.getByText('smdp.sandbox.example')).toBeVisible();
  await expect(page.getByRole('img', { name: say('esim', 'install.qr') })).toBeVisible();
  const address = await page.getByRole('link', { name: say('esim', 'install.apple') }).getAttribute('href');
  const code = new URL(address ?? '').searchParams.get('carddata')?.split('$')[2] ?? '';
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  expect(page.url()).not.toContain(code);
});
