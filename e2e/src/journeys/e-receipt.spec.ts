import { book, pay } from '../fixtures/booking.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test('[PROD-12] [EBARIMT-05.1] [EBARIMT-04.2] [EBARIMT-09] [PANEL-02.2] [PANEL-02.3] a paid order gets its e-receipt for a company, once', async ({
  quietPage: page,
  t,
  customer,
  baseURL,
}) => {
  const { depart, back } = travelDays(29);
  const order = await book(page.context().request, baseURL ?? '', customer, { depart_date: depart, return_date: back });
  await pay(page, baseURL ?? '', order);
  await page.goto(`/mn/user/order/flight/${order}`);

  await page.getByRole('button', { name: t('checkout', 'receipt.get') }).click();
  const panel = page.getByRole('dialog', { name: t('checkout', 'receipt.title') });
  expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(480);
  await panel.getByText(t('checkout', 'receipt.form.company'), { exact: true }).click();
  await panel.getByLabel(t('checkout', 'receipt.form.register')).fill('1000001');
  await expect(panel.getByLabel(t('checkout', 'receipt.form.name'))).toHaveValue('Тэнгэрийн Зам ХХК');
  await panel.getByRole('button', { name: t('checkout', 'receipt.form.send') }).click();

  await expect(panel).toHaveCount(0);
  await expect(page.getByText(t('checkout', 'receipt.sent'))).toBeVisible();
  await expect(page.getByText(/^\d{33}$/)).toBeVisible();
  await expect(page.getByRole('img', { name: t('checkout', 'receipt.printed.qr') })).toBeVisible();
  // Kept nowhere: another visit has the number, and no code to print.
  const number = await page.getByText(/^\d{33}$/).textContent();
  await page.reload();
  await expect(page.getByText(number ?? '')).toBeVisible();
  await expect(page.getByRole('img', { name: t('checkout', 'receipt.printed.qr') })).toHaveCount(0);
});
