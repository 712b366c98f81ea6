import { book, pay, payAtBank } from '../fixtures/booking.ts';
import { finish, openWork, take, takeWork } from '../fixtures/office-work.ts';
import { startRide } from '../fixtures/ride.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

/** Partners fail for everybody here, and the system's time goes on by days: this file is the last of its project. */
test.use({ viewport: { width: 1440, height: 900 } });
test.afterEach(({ sandbox }) => sandbox.endCallFaults());

/** So long the clock goes on before a job asks again. */
const MINUTE = 61;

test('an order that the airline would issue only for more money is agreed on with it, and the customer has the money back', async ({
  office,
  customer,
  page,
  sandbox,
  baseURL,
  t,
}) => {
  const { depart, back } = travelDays(24);
  const days = { depart_date: depart, return_date: back };
  const reference = await book(page.context().request, baseURL ?? '', customer, days);
  await sandbox.callFault({ operation: 'airline-issue', kind: 'price-change', times: 1 });
  await pay(page, baseURL ?? '', reference);
  const support = await takeWork(office, t, 'airline-order', reference);
  await finish(support, t, reference, 'The airline has let it go');
  await page.goto(`/mn/user/order/flight/${reference}`);
  await expect(page.getByText(t('shared', 'ticket.cancelled')).first()).toBeVisible();
  await page.goto('/mn/user/wallet');
  await expect(page.getByText(/[1-9][\d,]{4,}₮/).first()).toBeVisible();
});

test('a vehicle whose lock never answers is looked after, and its rider rides no more', async ({
  office,
  customer: _customer,
  page,
  sandbox,
  baseURL,
  t,
}) => {
  test.setTimeout(240_000);
  await startRide(page, t, baseURL ?? '');
  const current = await page.request.get('/api/mobility/ride/');
  const { result } = (await current.json()) as { result: { id: string } };
  await sandbox.callFault({ operation: 'vehicle-lock', kind: 'fail' });
  await sandbox.advanceClock(2 * 3600);
  // The lock is asked once a minute, ten times, by a job that looks every five seconds.
  await expect(async () => {
    await sandbox.advanceClock(MINUTE);
    expect(await (await page.request.get('/api/mobility/ride/')).text()).not.toContain(result.id);
  }).toPass({ intervals: [5_000], timeout: 120_000 });
  const support = await takeWork(office, t, 'ride-problem', result.id);
  await finish(support, t, result.id, 'A colleague has locked it');
  await page.goto(`/mn/mobility/rides/${result.id}`);
  await expect(page.getByText(/[1-9][\d,]*₮/).first()).toBeVisible();
});

test('an answer of a bank that nobody can read is looked into, and the order is paid once the bank speaks again', async ({
  office,
  customer,
  page,
  sandbox,
  baseURL,
  t,
}) => {
  const { depart, back } = travelDays(28);
  const { request } = page.context();
  const reference = await book(request, baseURL ?? '', customer, { depart_date: depart, return_date: back });
  const opened = await request.post('/api/payment/v1/invoice/', {
    headers: { 'x-aylal-client': 'web', origin: baseURL ?? '', 'idempotency-key': `odd-${reference}` },
    data: { ref_number: reference, payment_name: 'QPAY' },
  });
  const { result } = (await opened.json()) as { result: { invoice_id: string; qr_text: string } };
  // A page that means nothing, as a proxy before the bank may answer.
  await sandbox.callFault({ operation: 'qpay', kind: 'fail', status: 200 });
  const support = await openWork(office, t, 'odd-answer');
  const row = support.getByRole('link', { name: result.invoice_id });
  await expect(async () => {
    await sandbox.advanceClock(MINUTE);
    await support.reload();
    await expect(row).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  await sandbox.endCallFaults();
  await take(support, t, result.invoice_id);
  await payAtBank(page, result.qr_text);
  await finish(support, t, result.invoice_id, 'The bank was being repaired');
  await page.goto(`/mn/user/order/flight/${reference}`);
  await expect(page.getByText(t('account', 'money.paid.title'))).toBeVisible({ timeout: 60_000 });
});

test('a loan whose lender is silent waits for a person, and goes by itself once the lender answers', async ({
  office,
  customer,
  page,
  sandbox,
  baseURL,
  t,
}) => {
  const { depart, back } = travelDays(32);
  const { request } = page.context();
  const reference = await book(request, baseURL ?? '', customer, { depart_date: depart, return_date: back });
  await page.context().addCookies([{ name: 'mini_app', value: 'emongolia', url: baseURL ?? '' }]);
  await page.goto(`/mn/checkout/${reference}?p=lend`);
  await page
    .getByRole('button', { name: t.like('checkout', 'method.LENDPAY.pay') })
    .first()
    .click();
  const loan = page.getByRole('dialog', { name: t('checkout', 'loan.title') });
  const address = await loan.getByRole('link', { name: t('checkout', 'loan.open') }).getAttribute('href');
  await sandbox.callFault({ operation: 'lendpay-callback', kind: 'fail', times: 1 });
  await sandbox.callFault({ operation: 'lender', kind: 'fail', status: 503 });
  await page.goto(address ?? '');
  await page.getByRole('button').first().click();
  await page.waitForURL(/[?&]lang=/);
  await sandbox.advanceClock(3_700);
  const support = await takeWork(office, t, 'loan-in-doubt', reference);
  await expect(support.getByText(t('office', 'kind.loan-in-doubt.text'))).toBeVisible();
  await sandbox.endCallFaults();
  await sandbox.advanceClock(3_700);
  const later = await openWork(office, t, 'loan-in-doubt');
  await expect(async () => {
    await later.reload();
    await expect(later.getByText(t.like('office', 'work.open'))).toBeVisible();
    await expect(later.getByRole('link', { name: reference })).toBeHidden();
  }).toPass({ timeout: 60_000 });
  await page.goto(`/mn/user/order/flight/${reference}`);
  await expect(page.getByText(t('account', 'money.paid.title'))).toBeVisible({ timeout: 60_000 });
});
