import { book } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('[CALL-25] a coupon is made, a customer pays less with it, and nobody can use it once it is ended', async ({
  office,
  customer,
  page,
  baseURL,
  t,
}) => {
  const code = `OFFICE-${Date.now().toString(36).toUpperCase()}`;
  const writer = await office.open('/mn/coupons');
  await signInByKeyboard(writer, t, await office.account('content'));
  await writer.getByText(t('office', 'coupons.new')).click();
  const field = (name: string) => writer.getByLabel(t('office', `coupons.fields.${name}`));
  await field('code').fill(code.toLowerCase());
  await field('kind').selectOption('amount');
  await field('value').fill('20,000');
  await field('last_day').fill('2020-01-01');
  await field('reason').fill('For those who come back');
  await expectClean(writer, 'a new coupon');
  const make = writer.getByRole('button', { name: t('office', 'coupons.make') });
  await make.click();
  await expect(writer.getByText(t('shared', 'validation_date_past'))).toBeVisible();
  await expect(field('last_day')).toBeFocused();
  await field('last_day').fill(travelDays().depart);
  await make.click();
  const row = writer.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText(t('office', 'coupons.states.open'));

  const bookIn = (weeks: number) => {
    const { depart, back } = travelDays(weeks);
    return book(page.context().request, baseURL ?? '', customer, { depart_date: depart, return_date: back });
  };
  const orders = [await bookIn(26), await bookIn(27)];
  const use = async (order: string | undefined) => {
    await page.goto(`/mn/checkout/${order}`);
    await page.getByLabel(t('checkout', 'coupon.label')).fill(code);
    await page.getByRole('button', { name: t('checkout', 'coupon.apply') }).click();
  };
  await use(orders[0]);
  await expect(page.getByText(t('checkout', 'sum.coupon', { code }))).toBeVisible();

  await row.getByText(t('office', 'coupons.end'), { exact: true }).click();
  await row.getByLabel(t('office', 'coupons.endWhy')).fill('All of them are back');
  await row.getByRole('button', { name: t('office', 'coupons.endNow', { code }) }).click();
  await expect(row).toContainText(t('office', 'coupons.states.over'));
  await expectClean(writer, 'the coupons');
  await use(orders[1]);
  await expect(page.getByText(t('shared', 'problem.coupon-expired'))).toBeVisible();
});
