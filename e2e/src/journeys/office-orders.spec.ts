import { book } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('an order is found by the phone of its contact and cancelled for its customer, who sees it', async ({
  office,
  customer,
  page,
  baseURL,
  t,
}) => {
  const { depart, back } = travelDays(34);
  const days = { depart_date: depart, return_date: back };
  const reference = await book(page.context().request, baseURL ?? '', customer, days);

  const support = await office.open('/mn/orders');
  await signInByKeyboard(support, t, await office.account('support'));
  const search = support.getByLabel(t('office', 'orders.search'));
  const row = support.getByRole('link', { name: reference });
  // The words of a new order are written within seconds.
  await expect(async () => {
    await search.fill(customer.email);
    await search.press('Enter');
    await expect(row).toBeVisible({ timeout: 2_000 });
    await search.fill(reference);
    await search.press('Enter');
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  expect(support.url()).toBe(`${office.url}/mn/orders`);
  await expectClean(support, 'orders of the office');
  await row.focus();
  await support.keyboard.press('Enter');

  const people = support.getByRole('region', { name: t('office', 'people.title') });
  await expect(people).not.toContainText(customer.email);
  await people.getByLabel(t('office', 'people.why')).fill('Calls the customer back');
  await people.getByRole('button', { name: t('office', 'people.reveal') }).click();
  await expect(people).toContainText(customer.email);
  await expectClean(support, 'an order in the office');

  const cancel = t('office', 'action.cancel.name');
  await support.getByRole('radio', { name: cancel }).check({ force: true });
  await support.getByLabel(t('office', 'action.why')).fill('The customer asked on the phone');
  await support.getByRole('button', { name: cancel }).click();
  await expect(support.getByText(t('office', 'action.cancel.done'))).toBeVisible();
  await expect(support.getByRole('region', { name: t('office', 'office.title') })).toContainText(
    'The customer asked on the phone',
  );

  await page.goto(`/mn/user/order/flight/${reference}`);
  await expect(page.getByText('Цуцлагдсан').first()).toBeVisible();
});

test('much money by judgement is given by two people, and lands in the customer’s wallet', async ({
  office,
  customer,
  page,
  baseURL,
  t,
}) => {
  const { depart, back } = travelDays(35);
  const days = { depart_date: depart, return_date: back };
  const reference = await book(page.context().request, baseURL ?? '', customer, days);
  const support = await office.open(`/mn/orders/${reference}`);
  await signInByKeyboard(support, t, await office.account('support'));
  const part = support.getByRole('region', { name: t('office', 'goodwill.title') });
  await part.getByLabel(t('office', 'goodwill.amount')).fill('150,000');
  await part.getByLabel(t('office', 'goodwill.why')).fill('The bag came late');
  await part.getByRole('button', { name: t('office', 'goodwill.ask') }).click();
  await expect(part.getByText(t('office', 'goodwill.waiting'))).toBeVisible();

  const finance = await office.open('/mn/work?kind=goodwill');
  await signInByKeyboard(finance, t, await office.account('finance'));
  await finance.getByRole('link', { name: reference }).first().click();
  await finance.getByRole('link', { name: reference, exact: true }).last().click();
  await finance.getByRole('radio', { name: t('office', 'goodwill.agree') }).check({ force: true });
  const decision = finance.getByRole('region', { name: t('office', 'goodwill.title') });
  await decision.getByLabel(t('office', 'goodwill.decideWhy')).fill('Looked at it');
  await decision.getByRole('button', { name: t('office', 'goodwill.agree') }).click();
  await expect(decision.getByText(t('office', 'goodwill.paid'), { exact: true })).toBeVisible();
  await expectClean(finance, 'money by judgement');

  await page.goto('/mn/user/wallet');
  await expect(page.getByText('150,000').first()).toBeVisible();
});
