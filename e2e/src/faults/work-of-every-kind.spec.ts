import type { APIRequestContext } from '@playwright/test';
import { book, pay } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { finish, takeWork } from '../fixtures/office-work.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';
import { saveBankAccount, signIn } from '../fixtures/traveller.ts';

/** Partners fail for everybody here, and the system's time goes on by days: this file and the next are the last of their project. */
test.use({ viewport: { width: 1440, height: 900 } });
test.afterEach(({ sandbox }) => sandbox.endCallFaults());

function calls(request: APIRequestContext, baseURL = '') {
  const headers = { 'x-aylal-client': 'web', 'content-type': 'application/json', origin: baseURL };
  return (path: string, data: object, key = path) =>
    request.post(path, { headers: { ...headers, 'idempotency-key': `${key}-${Date.now()}` }, data });
}

test('a mail that was refused is sent again, and the customer has it', async ({
  office,
  customer,
  context,
  sandbox,
  baseURL,
  t,
}) => {
  const page = await office.open('/mn/work?kind=message-dead');
  await signInByKeyboard(page, t, await office.account('support'));
  await expect(page.getByText(t.like('office', 'work.open'))).toBeVisible();
  const rows = page.getByRole('link', { name: t('office', 'kind.message-dead.name') });
  const before = await rows.count();
  await sandbox.callFault({ operation: 'mail', kind: 'fail', status: 400 });
  const { depart, back } = travelDays(20);
  const days = { depart_date: depart, return_date: back };
  const reference = await book(context.request, baseURL ?? '', customer, days);
  const mailed = async () =>
    (await sandbox.messagesTo(customer.email)).filter(
      ({ subject, state }) => subject.includes(reference) && state === 'sent',
    );
  await expect(rows).toHaveCount(before + 1, { timeout: 60_000 });
  expect(await mailed()).toEqual([]);
  await sandbox.endCallFaults();
  // The newest is the last.
  await rows.last().click();
  await page.getByRole('button', { name: t('office', 'owner.take') }).click();
  await page.getByRole('button', { name: t('office', 'resend.send') }).click();
  await expect.poll(async () => (await mailed()).length, { timeout: 30_000 }).toBe(1);
});

test('an order that the airline never issues is given up, and a colleague makes sure that nothing is open there', async ({
  office,
  customer,
  page,
  sandbox,
  baseURL,
  t,
}) => {
  const { depart, back } = travelDays(22);
  const days = { depart_date: depart, return_date: back };
  const reference = await book(page.context().request, baseURL ?? '', customer, days);
  await sandbox.callFault({ operation: 'airline-issue', kind: 'fail' });
  await pay(page, baseURL ?? '', reference);
  const support = await office.open(`/mn/orders/${reference}`);
  await signInByKeyboard(support, t, await office.account('support'));
  await support.getByText(t('office', 'action.give-up.name'), { exact: true }).first().click();
  await support.getByLabel(t('office', 'action.why')).fill('The airline does not answer');
  await support.getByRole('button', { name: t('office', 'action.give-up.name') }).click();
  await expect(support.getByText(t('office', 'action.give-up.done'))).toBeVisible();
  await support.goto('/mn/work?kind=not-delivered');
  await support.getByRole('link', { name: reference }).click();
  await support.getByRole('button', { name: t('office', 'owner.take') }).click();
  await finish(support, t, reference, 'Looked at the airline: nothing was made');
  await page.goto(`/mn/user/order/flight/${reference}`);
  await expect(page.getByText(t('shared', 'ticket.cancelled')).first()).toBeVisible();
  await page.goto('/mn/user/wallet');
  await expect(page.getByText(/[1-9][\d,]{4,}₮/).first()).toBeVisible();
});

test('a receipt that may be made already is settled with the tax office', async ({
  office,
  customer,
  page,
  sandbox,
  baseURL,
  t,
}) => {
  const { depart, back } = travelDays(26);
  const request = page.context().request;
  const reference = await book(request, baseURL ?? '', customer, { depart_date: depart, return_date: back });
  await pay(page, baseURL ?? '', reference);
  const post = calls(request, baseURL);
  const ask = () => post('/api/order/v1/ebarimt/', { ref_number: reference, is_company: false });
  await expect.poll(async () => (await request.get(`/api/order/v1/ebarimt/${reference}/`)).status()).toBe(200);
  await sandbox.callFault({ operation: 'ebarimt-receipt', kind: 'drop-answer', times: 1 });
  await ask();
  await sandbox.callFault({ operation: 'ebarimt-receipt', kind: 'fail', status: 400, times: 5 });
  await sandbox.advanceClock(70);
  const support = await takeWork(office, t, 'receipt-failed', reference);
  await finish(support, t, reference, 'The tax office has it');
});

test('a payout that the bank refuses is noticed, and goes there once it takes it', async ({
  office,
  customer,
  context,
  sandbox,
  baseURL,
  t,
}) => {
  const { request } = context;
  await saveBankAccount(request, baseURL ?? '', sandbox, customer);
  await request.post('/sandbox/prizes', { data: { to: customer.email, amount: 50_000 } });
  await sandbox.advanceClock(73 * 3600);
  await signIn(request, baseURL ?? '', customer);
  const post = calls(request, baseURL);
  await post('/api/user/v1/send_verify_code/', { email: customer.email, purpose: 'withdrawal' });
  const amount = 20_000 + Math.floor(Math.random() * 20_000);
  const shown = amount.toLocaleString('en-US');
  await sandbox.callFault({ operation: 'payout', kind: 'fail', status: 422, times: 1 });
  const asked = await post('/api/bogts/v1/withdraw/', {
    amount,
    verify_code: await sandbox.codeFor(customer.email),
  });
  expect(await asked.text()).toContain('PENDING');
  const support = await office.open('/mn/work?kind=payout-failed');
  await signInByKeyboard(support, t, await office.account('support'));
  const row = support.getByRole('link', { name: shown });
  await expect(row).toBeVisible({ timeout: 60_000 });
  await row.click();
  await support.getByRole('button', { name: t('office', 'owner.take') }).click();
  await finish(support, t, shown, 'The account was wrong: the customer knows');
});

test('[MNY-7] a payment that QPay has and we do not is booked to its order, and the customer has the money', async ({
  office,
  customer,
  page,
  request,
  sandbox,
  baseURL,
  t,
}) => {
  const { depart, back } = travelDays(30);
  const days = { depart_date: depart, return_date: back };
  const reference = await book(page.context().request, baseURL ?? '', customer, days);
  const amount = 20_000 + Math.floor(Math.random() * 20_000);
  const shown = amount.toLocaleString('en-US');
  await request.post('/sandbox/stray-payments', { data: { amount }, headers: { accept: 'application/json' } });
  // An hour after the day is over; the order has expired by then.
  await sandbox.advanceClock(26 * 3600);

  const finance = await office.open('/mn/work?kind=reconciliation');
  await signInByKeyboard(finance, t, await office.account('finance'));
  const row = finance.getByRole('link', { name: shown });
  await expect(row).toBeVisible({ timeout: 60_000 });
  await row.click();
  await finance.getByRole('button', { name: t('office', 'owner.take') }).click();
  await expect(finance.getByText(t('office', 'difference.kinds.missing-here'))).toBeVisible();
  await finance.getByLabel(t('office', 'assign.order')).fill(reference);
  await finance.getByLabel(t('office', 'difference.why')).fill('The customer has shown the receipt');
  await expectClean(finance, 'a difference with a partner');
  await finance.getByRole('button', { name: t('office', 'difference.outcomes.book.submit') }).click();
  await expect(finance.getByText(t('office', 'difference.settled'))).toBeVisible();
  await expect(row).toBeHidden();
  await finance.goto(`/mn/orders/${reference}`);
  await expect(finance.getByText(t('office', 'ledger.kinds.payment')).first()).toBeVisible();

  await signIn(page.context().request, baseURL ?? '', customer);
  await page.goto('/mn/user/wallet');
  await expect(page.getByText(shown).first()).toBeVisible();
});

test('a withdrawal of much money waits for finance, and is back in the wallet when it is refused', async ({
  office,
  customer,
  context,
  sandbox,
  baseURL,
  t,
}) => {
  const { request } = context;
  await saveBankAccount(request, baseURL ?? '', sandbox, customer);
  await request.post('/sandbox/prizes', { data: { to: customer.email, amount: 7_000_000 } });
  await sandbox.advanceClock(73 * 3600);
  await signIn(request, baseURL ?? '', customer);
  const post = calls(request, baseURL);
  await post('/api/user/v1/send_verify_code/', { email: customer.email, purpose: 'withdrawal' });
  const amount = 6_000_000 + Math.floor(Math.random() * 900_000);
  const shown = amount.toLocaleString('en-US');
  const asked = await post('/api/bogts/v1/withdraw/', {
    amount,
    verify_code: await sandbox.codeFor(customer.email),
  });
  expect(await asked.text()).toContain('PENDING');

  const finance = await office.open('/mn/work?kind=payout-approval');
  await signInByKeyboard(finance, t, await office.account('finance'));
  const row = finance.getByRole('link', { name: shown });
  await expect(row).toBeVisible({ timeout: 60_000 });
  await row.click();
  await finance.getByRole('button', { name: t('office', 'owner.take') }).click();
  await finance.getByRole('radio', { name: t('office', 'payout.refuse') }).check({ force: true });
  await finance.getByLabel(t('office', 'payout.forCustomer')).fill('Бид тантай холбогдож чадсангүй');
  await finance.getByLabel(t('office', 'goodwill.decideWhy')).fill('The customer has not asked for it');
  await expectClean(finance, 'a payout to approve');
  await finance.getByRole('button', { name: t('office', 'payout.refuse') }).click();
  await expect(finance.getByText(t('office', 'payout.done.refuse'))).toBeVisible();
  await expect(row).toBeHidden();

  const told = async () => (await sandbox.messagesTo(customer.email)).map(({ body }) => body).join('\n');
  await expect.poll(told, { timeout: 30_000 }).toContain('Бид тантай холбогдож чадсангүй');
  expect(await told()).toContain(shown);
  const wallet = await request.get('/api/bogts/v1/wallet/?type=game');
  expect(await wallet.json()).toMatchObject({ result: [{ current_balance: 7_000_000, pending_balance: 0 }] });
});
