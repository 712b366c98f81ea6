import {
  bankIdOf,
  journey,
  openBookingFixture,
  person,
  TOTAL,
  type BookingFixture,
  type Customer,
} from '../../testing/booking-fixture.ts';
import { addCoupons } from './coupon-store.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
  const common = { kind: 'amount', value: 50_000, most: null, min_total: 0, max_uses: null } as const;
  const later = at.clock.now() + 86_400_000;
  await addCoupons(at.deps.db, [
    { ...common, code: 'FIFTY', valid_until: later },
    { ...common, code: 'ONCE', valid_until: later, max_uses: 1 },
    { ...common, code: 'RACE', valid_until: later, max_uses: 1 },
    { ...common, code: 'OVER', valid_until: at.clock.now() },
    { ...common, code: 'LARGE', valid_until: later, min_total: TOTAL + 1 },
  ]);
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const apply = (customer: Customer, ref_number: string, coupon_code: string) =>
  at.post(customer, '/api/order/v1/coupon/', { ref_number, coupon_code });
async function booked(customer: Customer, over: object = {}) {
  return (await at.book(customer, (await at.quote(over)).ref_number)).body.result.ref_number;
}

describe('A coupon on an order', () => {
  it('[API-27] [CALL-25] [MNY-11] lowers what is owed once, however often and wherever it is applied', async () => {
    const customer = await at.customer();
    const ref = await booked(customer);
    const answers = await Promise.all([apply(customer, ref, 'fifty'), apply(customer, ref, ' FIFTY ')]);
    answers.push(await apply(customer, ref, 'FIFTY'));
    for (const { status, body } of answers)
      expect([status, body.result]).toEqual([
        200,
        { to_pay: TOTAL - 50_000, must_pay: TOTAL - 50_000, discount: 50_000 },
      ]);
    const order = await at.order(customer, ref);
    expect(order).toMatchObject({ total: TOTAL - 50_000, discount: 50_000, coupon_code: 'FIFTY' });
    expect(order.ledger.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['order-created', TOTAL],
      ['coupon', TOTAL - 50_000],
    ]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is paid with the lower sum, and the airline gets its whole price', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    expect((await apply(customer, ref, 'FIFTY')).status).toBe(200);
    const former = await at.deps.db
      .selectFrom('sandbox.qpay_invoices')
      .select('status')
      .where('id', '=', bankId)
      .executeTakeFirst();
    expect(former?.status).toBe('CANCELED');
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    expect(invoice.body.result.amount).toBe(TOTAL - 50_000);
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    await at.work.issue('flight');
    const order = await at.order(customer, ref);
    expect([order.status.status_code, order.to_pay]).toEqual([4, 0]);
    expect(await at.brokenBooks()).toEqual([]);
    expect((await apply(customer, ref, 'ONCE')).body.result.problem).toBe('already-paid');
  });

  it('[MNY-9] lowers the last payment of an order in parts', async () => {
    const fresh = await at.customer();
    const customer = { ...fresh, headers: { ...fresh.headers, 'accept-language': 'mn' } };
    const types = [{ key: 'two', divider: 1, deadline_after_init: 168, refund_comm_rate: 1 }];
    const partial_payment = {
      initial_payment_amount: 300_000,
      partial_payment_fee: 9_000,
      refund_service_charge: 5_000,
      types,
    };
    const quote = await at.quote({ partial_payment });
    const { ref_number } = (
      await at.post(customer, '/api/flight/v4/rest/confirm/', {
        journey: { ...journey(quote.ref_number), partial_payment: true, partial_payment_type: 'two' },
        person_names: [person()],
      })
    ).body.result;
    expect((await apply(customer, ref_number, 'FIFTY')).body.result).toMatchObject({
      must_pay: 314_000,
      to_pay: 864_000,
    });
    expect((await at.order(customer, ref_number)).instalments.map(({ to_pay }) => to_pay)).toEqual([314_000, 550_000]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('comes free again when its order ends, with clean books', async () => {
    const first = await at.customer();
    const second = await at.customer();
    const [ref, other] = [await booked(first), await booked(second)];
    expect((await apply(first, ref, 'ONCE')).status).toBe(200);
    expect((await apply(second, other, 'ONCE')).body.result.problem).toBe('coupon-used-up');
    at.clock.advance(31 * 60_000);
    await at.work.expireOrders();
    expect(await at.brokenBooks()).toEqual([]);
    expect((await apply(second, await booked(second), 'ONCE')).status).toBe(200);
  });

  it('[MNY-11] of one use goes to one of two orders at the same time', async () => {
    const customers = [await at.customer(), await at.customer()];
    const answers = await Promise.all(
      customers.map(async (customer) => apply(customer, await booked(customer), 'RACE')),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('A coupon that is not taken', () => {
  it.each([
    ['an unknown one', 'NOSUCH', 400, 'coupon-unknown'],
    ['one that is over', 'OVER', 400, 'coupon-expired'],
    ['one for larger orders', 'LARGE', 400, 'coupon-minimum'],
  ])('[CALL-25] leaves the order and its invoice alone: %s', async (_name, code, status, problem) => {
    const { customer, ref, bankId } = await at.invoiced();
    const answer = await apply(customer, ref, code);
    expect([answer.status, answer.body.result.problem]).toEqual([status, problem]);
    expect((await at.order(customer, ref)).to_pay).toBe(TOTAL);
    await at.bank(bankId, { action: 'pay' });
    expect((await at.order(customer, ref)).to_pay).toBe(0);
  });

  it('is a second one on the same order', async () => {
    const customer = await at.customer();
    const ref = await booked(customer);
    await apply(customer, ref, 'FIFTY');
    const answer = await apply(customer, ref, 'OVER');
    expect([answer.status, answer.body.result.problem]).toEqual([409, 'coupon-taken']);
  });

  it('[AUT-1] answers for somebody else’s order as for a missing one, and names a code that cannot be one', async () => {
    const ref = await booked(await at.customer());
    const stranger = await at.customer();
    expect((await apply(stranger, ref, 'FIFTY')).status).toBe(404);
    const bad = await apply(stranger, ref, 'a b');
    expect([bad.status, bad.body.result.fields]).toEqual([400, { coupon_code: 'validation_coupon' }]);
  });

  it('changes nothing when the open invoice cannot be cancelled', async () => {
    const { customer, ref } = await at.invoiced();
    at.deps.faults.add({ id: 'away', operation: 'qpay', kind: 'fail', status: 500, times: 9 });
    const answer = await apply(customer, ref, 'FIFTY');
    expect([answer.status, answer.body.result.problem]).toEqual([503, 'payment-unavailable']);
    expect((await at.order(customer, ref)).to_pay).toBe(TOTAL);
  });
});
