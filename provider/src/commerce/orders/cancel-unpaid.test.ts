import { bankIdOf, openBookingFixture, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { accounts, balanceOf } from '../ledger/ledger.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const SUM = 50_000;
const topUp = async (customer: Customer) =>
  (await at.post(customer, '/api/wallet/v1/top_up/', { type: 'wallet', amount: SUM, is_package: 'false' })).body.result
    .ref_number;
const cancel = (customer: Customer, ref_number: string, key?: string) =>
  at.post(customer, '/api/order/v1/cancel/', { ref_number }, key);
const detail = async (customer: Customer, ref: string) =>
  (await at.get(customer, `/api/order/v1/detail/top-up/${ref}/`)).body.result as unknown as {
    status: { status_code: number; name: string };
    to_pay: number;
    ledger: { kind: string; at: string; balance: number }[];
    progress: { step: string; state: string; at: string | null }[];
  };
const invoiced = async (customer: Customer, ref_number: string) =>
  bankIdOf(await at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name: 'QPAY' }));
const stepsOf = ({ progress }: Awaited<ReturnType<typeof detail>>) =>
  progress.map(({ step, state }) => `${step} ${state}`);

describe('[CALL-74] [API-68] An order that is cancelled by its customer', () => {
  it('ends: nothing is owed, its dated history says so, and it is not done twice', async () => {
    const customer = await at.customer();
    const ref = await topUp(customer);
    expect(stepsOf(await detail(customer, ref))).toEqual(['booked done', 'paid now', 'issued next']);
    expect((await cancel(customer, ref.toLowerCase(), 'cancel-once')).body).toMatchObject({ status_code: 200 });
    const ended = await detail(customer, ref);
    expect(ended).toMatchObject({ status: { status_code: 5 }, to_pay: 0 });
    expect(ended.ledger.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['order-created', SUM],
      ['cancelled', 0],
    ]);
    expect(stepsOf(ended)).toEqual(['booked done', 'paid failed', 'issued next']);
    expect((await cancel(customer, ref.toLowerCase(), 'cancel-once')).status).toBe(200);
    expect((await cancel(customer, ref)).body.result.problem).toBe('state-conflict');
    expect((await detail(customer, ref)).ledger).toHaveLength(2);
  });

  it('of an eSIM ends by the same call, and not by that of flights', async () => {
    const customer = await at.customer();
    const wanted = { slug: 'south-korea-data', package_id: 'south-korea-7days-1gb', contact_email: 'a@example.mn' };
    const { ref_number: ref } = (await at.post(customer, '/api/esim/booking', wanted)).body.result;
    expect((await at.post(customer, '/api/flight/v5/rest/cancel/', { ref_number: ref })).status).toBe(409);
    expect((await cancel(customer, ref)).status).toBe(200);
    expect((await at.get(customer, `/api/order/v1/detail/esim/${ref}/`)).body.result).toMatchObject({
      status: { status_code: 5 },
      progress: [{ state: 'done' }, { step: 'paid', state: 'failed' }, { state: 'next' }],
    });
  });

  it('[MNY-7] keeps money that was faster in the wallet', async () => {
    const customer = await at.customer();
    const ref = await topUp(customer);
    const bankId = await invoiced(customer, ref);
    at.deps.faults.add({ id: 'lost', operation: 'qpay-callback', kind: 'fail', times: 1 });
    await at.bank(bankId, { action: 'pay' });
    await cancel(customer, ref);
    await at.work.checkInvoices();
    expect((await detail(customer, ref)).status.status_code).toBe(5);
    expect(await balanceOf(at.deps.db, accounts.customerCredit(customer.userId))).toBe(-SUM);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[AUT-1] is their own, waits for money, and is of no product with a call of its own', async () => {
    const customer = await at.customer();
    const ref = await topUp(customer);
    const stranger = await at.customer();
    expect((await cancel(stranger, ref)).body.result.problem).toBe('not-found');
    expect((await at.get(stranger, `/api/order/v1/detail/top-up/${ref}/`)).status).toBe(404);
    expect((await cancel(customer, 'AYL-NOBODY')).status).toBe(404);
    const { ref_number: flight } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    expect((await cancel(customer, flight)).body.result.problem).toBe('state-conflict');
    await at.bank(await invoiced(customer, ref), { action: 'pay' });
    await at.work.checkInvoices();
    const paid = await detail(customer, ref);
    expect([paid.status.name, stepsOf(paid)]).toEqual(['Topped up', ['booked done', 'paid done', 'issued done']]);
    expect((await cancel(customer, ref)).body.result.problem).toBe('state-conflict');
  });

  it('is over with its time', async () => {
    const customer = await at.customer();
    const ref = await topUp(customer);
    at.clock.advance(30 * 60_000);
    expect((await cancel(customer, ref)).body.result.problem).toBe('state-conflict');
    expect((await detail(customer, ref)).status.status_code).toBe(6);
  });
});
