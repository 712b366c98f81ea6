import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test } from '../fixtures/test.ts';

test('[SEC-2] a customer ends the session of another device, which is announced so at its next step', async ({
  page,
  browser,
  t,
  customer,
  baseURL,
}) => {
  const word = (key: string) => t('account', `security.${key}`);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const signedIn = await other.request.post('/api/user/v1/login/', {
    data: { login: customer.email, password: customer.password },
    headers: { 'x-aylal-client': 'web', origin: baseURL ?? '' },
  });
  expect(signedIn.ok()).toBe(true);
  const there = await other.newPage();
  await there.goto('/mn/user/profile');
  await expect(there.getByText(customer.email)).toBeVisible();

  await page.goto('/mn/user/security');
  await expect(page.getByText(word('current'))).toBeVisible();
  await expectClean(page, 'the sessions');
  await page.getByRole('button', { name: word('endOthers') }).click();
  await page
    .getByRole('dialog', { name: word('endTitle') })
    .getByRole('button', { name: word('end') })
    .click();
  await expect(page.getByText(word('onlyThis'))).toBeVisible();

  await there
    .getByRole('link', { name: t('account', 'passengers.title') })
    .last()
    .click();
  await expect(there.getByText(t('host', 'account.ended'))).toBeVisible();
  await expect(there.getByText(t('account', 'access.title.passengers'))).toBeVisible();
  await other.close();
});
