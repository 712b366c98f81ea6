import { expectClean } from '../fixtures/expect-clean.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { bookTrain } from '../fixtures/book-train.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('an unpaid order is held longer by the office, and its customer sees the later time without reading the page again', async ({
  office,
  customer,
  page,
  baseURL,
  t,
}) => {
  const reference = await bookTrain(page.context().request, baseURL ?? '', customer, travelDays(3).depart);
  await page.goto(`/mn/checkout/${reference}?p=regular`);
  await expect(page.getByText(t.like('checkout', 'hold.title'))).toBeVisible();

  const support = await office.open(`/mn/orders/${reference}`);
  await signInByKeyboard(support, t, await office.account('support'));
  const card = support.getByRole('region', { name: t('office', 'hold.title'), exact: true });
  const field = card.getByLabel(t('office', 'hold.time'));
  const typed = await field.inputValue();
  await card.getByRole('button', { name: t('office', 'hold.send') }).click();
  await expect(card.getByLabel(t('office', 'action.why'))).toBeFocused();
  await support.keyboard.type('Called: the bank opens in two hours');
  // Two hours later than the field has it, whichever day that is.
  const later = new Date(Date.parse(`${typed}Z`) + 2 * 3_600_000).toISOString().slice(0, 16);
  await field.fill(later);
  await expectClean(support, 'an unpaid order in the office');
  await card.getByRole('button', { name: t('office', 'hold.send') }).click();
  await expect(support.getByText(t.like('office', 'hold.done'))).toBeVisible();
  await expect(support.getByRole('region', { name: t('office', 'office.title'), exact: true })).toContainText(
    t('office', 'act.order-hold'),
  );

  const hour = later.slice(11);
  await expect(page.getByRole('main')).toContainText(hour, { timeout: 30_000 });
  await page.goto(`/mn/user/order/train/${reference}`);
  await expect(page.getByRole('main')).toContainText(hour);
});
