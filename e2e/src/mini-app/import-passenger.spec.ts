import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('[MODAL-37] [ACCT-07] [CALL-41] [MINI-06] in the mini-app a passenger is filled in from e-Mongolia, after consent and field by field', async ({
  quietPage: page,
  t,
  customer,
  baseURL,
}) => {
  expect(customer.email).toContain('@');
  const word = (key: string) => t('account', `identity.${key}`);
  await page.context().addCookies([{ name: 'mini_app', value: 'emongolia', url: baseURL ?? '' }]);
  await page.goto('/mn/user/passengers');
  await page.getByRole('button', { name: word('import') }).click();
  const prompt = page.getByRole('dialog', { name: word('title') });
  await prompt.getByText(word('consent')).click();
  await expectClean(page, 'the prompt of the import');
  await prompt.getByRole('button', { name: word('go') }).click();

  await page.waitForURL(/\/sandbox\/dan\/authorize/);
  await page.getByRole('button', { name: /Анударь/ }).click();

  // Code and state are out of the address before anything is read from it.
  await page.waitForURL(/\/mn\/user\/passengers\/emongolia$/);
  await expect(page.getByText(/Батболд Анударь/)).toBeVisible();
  await expectClean(page, 'what differs');
  await page.getByRole('button', { name: word('fill') }).click();
  await expect(page.getByRole('textbox', { name: t('shared', 'person.surname') })).toHaveValue('BATBOLD');
  await expect(page.getByRole('combobox', { name: t('account', 'passengers.registerFirst') })).toHaveValue('У');
  await page.getByRole('button', { name: t('shared', 'action.save') }).click();
  await page.waitForURL(/\/user\/passengers$/);
  const row = page.getByRole('listitem').filter({ hasText: 'ANUDARI BATBOLD' });
  await expect(row).toContainText(t('account', 'passengers.abroad'));
});
