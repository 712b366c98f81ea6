import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('[PROD-07] [ROUTE-23] [MODAL-21] [MODAL-23] [MODAL-25] a customer saves a passenger, adds the passport, and deletes both', async ({
  page,
  t,
  customer,
}) => {
  expect(customer.email).toContain('@');
  const word = (key: string, values?: Record<string, string>) => t('account', `passengers.${key}`, values);
  const person = (key: string) => t('shared', `person.${key}`);
  await page.goto('/mn/user/passengers');
  await page.getByRole('button', { name: word('add'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: word('one') });
  await dialog.getByRole('button', { name: t('shared', 'action.save') }).click();
  await expect(dialog.getByRole('textbox', { name: person('surname') })).toBeFocused();
  await expectClean(page, 'passenger with errors');
  await dialog.getByRole('textbox', { name: person('surname') }).fill('BAT');
  await dialog.getByRole('textbox', { name: person('given_name'), exact: true }).fill('TUYA');
  await dialog.getByText(person('female'), { exact: true }).click();
  const birthday = dialog.getByRole('group', { name: person('date_of_birth') }).getByRole('textbox');
  for (const [index, part] of ['2001', '03', '09'].entries()) await birthday.nth(index).fill(part);
  await dialog.getByRole('combobox', { name: word('registerFirst') }).selectOption('У');
  await dialog.getByRole('combobox', { name: word('registerSecond') }).selectOption('Б');
  await dialog.getByRole('textbox', { name: word('registerDigits') }).fill('01230912');
  await dialog.getByRole('button', { name: t('shared', 'action.save') }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'TUYA BAT' });
  await expect(row).toContainText(word('noAbroad'));
  await expectClean(page, 'passengers');

  await row.getByRole('button', { name: word('passport') }).click();
  const passport = page.getByRole('dialog', { name: word('passport') });
  await passport.getByRole('textbox', { name: person('passport_number') }).fill('E1234567');
  const until = passport.getByRole('group', { name: word('expiry') }).getByRole('textbox');
  for (const [index, part] of ['2039', '01', '31'].entries()) await until.nth(index).fill(part);
  await passport.getByRole('button', { name: t('shared', 'action.save') }).click();
  await expect(row).toContainText(word('abroad'));
  await page.reload();
  await expect(row).toContainText('E***67');

  await row.getByRole('button', { name: word('delete') }).click();
  await dialog.getByRole('button', { name: word('delete') }).click();
  await expect(page.getByText(word('emptyTitle'))).toBeVisible();
});
