import { openBookingFixture, TOTAL, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { walletMoney } from '../wallets/wallet-accounts.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const HOUR = 3_600_000;
const ask = (customer: Customer, ref_number: string, key?: string) =>
  at.post(customer, '/api/order/v1/cancel_undelivered/', { ref_number }, key);
/** A paid order whose airline is silent, so many hours after its payment. */
const waiting = async (hours: number) => {
  const { customer, ref, bankId } = await at.invoiced();
  await at.bank(bankId, { action: 'pay' });
  at.deps.faults.add({ id: 'away', operation: 'airline-issue', kind: 'fail', times: 1000 });
  at.clock.advance(hours * HOUR);
  await at.work.issue('flight');
  return { customer, ref };
};

describe('[MNY-7] The customer of a paid order that nobody delivers', () => {
  it('takes the money back to the wallet once, also when the answer was lost', async () => {
    const { customer, ref } = await waiting(6);
    const before = await at.order(customer, ref);
    expect(before).toMatchObject({ status: { status_code: 3 } });
    expect(Date.parse(before.money_back_from ?? '')).toBeLessThanOrEqual(at.clock.now());
    expect((await ask(customer, ref, 'key-of-one-wish')).status).toBe(200);
    expect((await ask(customer, ref, 'key-of-one-wish')).status).toBe(200);
    expect((await ask(customer, ref)).body).toMatchObject({ status_code: 409, result: { problem: 'state-conflict' } });
    expect(await at.order(customer, ref)).toMatchObject({
      status: { status_code: 5 },
      paid: 0,
      to_pay: 0,
      money_back_from: null,
    });
    expect(await walletMoney(at.deps.db, customer.userId, 'wallet')).toEqual({ available: TOTAL, pending: 0 });
    const list = await at.app.inject({ url: '/work-list' });
    expect(JSON.parse(list.body)).toContainEqual(
      expect.objectContaining({ kind: 'not-delivered', reference: ref, amount: TOTAL }),
    );
    at.deps.faults.clear();
    at.clock.advance(HOUR);
    await at.work.issue('flight');
    expect((await at.order(customer, ref)).status.status_code).toBe(5);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('waits for its time first', async () => {
    const { customer, ref } = await waiting(5);
    expect((await ask(customer, ref)).body).toMatchObject({ status_code: 409, result: { problem: 'state-conflict' } });
    expect(await at.order(customer, ref)).toMatchObject({ status: { status_code: 3 }, paid: TOTAL });
    expect(await walletMoney(at.deps.db, customer.userId, 'wallet')).toEqual({ available: 0, pending: 0 });
  });

  it('is not somebody else', async () => {
    const { customer, ref } = await waiting(6);
    expect((await ask(await at.customer(), ref)).status).toBe(404);
    expect(await at.order(customer, ref)).toMatchObject({ status: { status_code: 3 }, paid: TOTAL });
  });

  it('keeps goods that have come', async () => {
    const { customer, ref } = await at.issued();
    at.clock.advance(7 * HOUR);
    expect((await at.order(customer, ref)).money_back_from).toBeNull();
    expect((await ask(customer, ref)).status).toBe(409);
    expect(await at.order(customer, ref)).toMatchObject({ status: { status_code: 4 }, paid: TOTAL });
  });
});
