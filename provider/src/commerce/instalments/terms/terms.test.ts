import {
  bankIdOf,
  journey,
  openBookingFixture,
  person,
  TOTAL,
  type BookingFixture,
  type Customer,
} from '../../../testing/booking-fixture.ts';
import { addCoupons } from '../../coupons/coupon-store.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const types = [
  { key: 'two', divider: 1, deadline_after_init: 168, refund_comm_rate: 1 },
  { key: 'three', divider: 2, deadline_after_init: 240, refund_comm_rate: 2 },
];
const partial_payment = {
  initial_payment_amount: 225_000,
  partial_payment_fee: 9_000,
  refund_service_charge: 5_000,
  types,
};

async function inMongolian(): Promise<Customer> {
  const customer = await at.customer();
  return { ...customer, headers: { ...customer.headers, 'accept-language': 'mn' } };
}

async function booked(customer: Customer, plan?: string, quoted: object = { partial_payment }) {
  const { ref_number } = await at.quote(quoted);
  const parts = plan ? { partial_payment: true, partial_payment_type: plan } : {};
  const answer = await at.post(customer, '/api/flight/v4/rest/confirm/', {
    journey: { ...journey(ref_number), ...parts },
    person_names: [person()],
  });
  return answer.body.result.ref_number;
}

async function change(customer: Customer, ref: string, body: object) {
  const answer = await at.app.inject({
    method: 'PATCH',
    url: `/api/order/v1/partial_payment/${ref}/`,
    headers: { ...customer.headers, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return { status: answer.statusCode, result: JSON.parse(answer.body).result };
}
const inParts = (key?: string) => ({ partial_payment: true, ...(key ? { partial_payment_type: key } : {}) });
const atOnce = { partial_payment: false };
const invoice = (customer: Customer, ref_number: string) =>
  at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name: 'QPAY' });

describe('The payment terms of an order', () => {
  it('[CALL-45] [INST-14.1] [API-67] change to parts and back, with the same plans as at the booking and true books', async () => {
    const customer = await inMongolian();
    const ref = await booked(customer);
    expect((await at.order(customer, ref)).partial_payment_terms?.types).toHaveLength(2);
    expect(await change(customer, ref, inParts('three'))).toEqual({
      status: 200,
      result: { partial_payment: true, total: 923_000, must_pay: 248_000, to_pay: 923_000 },
    });
    const order = await at.order(customer, ref);
    expect(order).toMatchObject({ total: 923_000, fee: 23_000, partial_payment: true, partial_payment_type: 'three' });
    expect(order.instalments.map(({ to_pay }) => to_pay)).toEqual([248_000, 337_500, 337_500]);
    expect(await at.brokenBooks()).toEqual([]);
    expect((await change(customer, ref, atOnce)).result).toEqual({
      partial_payment: false,
      total: TOTAL,
      must_pay: TOTAL,
      to_pay: TOTAL,
    });
    const back = await at.order(customer, ref);
    expect(back).toMatchObject({
      total: TOTAL,
      fee: 0,
      partial_payment: false,
      partial_payment_type: null,
      instalments: [],
    });
    expect(back.ledger.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['order-created', TOTAL],
      ['terms', 923_000],
      ['terms', TOTAL],
    ]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-11] are a wanted value and not a flip: the same wish again, also from two tabs, changes nothing', async () => {
    const customer = await inMongolian();
    const ref = await booked(customer);
    const answers = await Promise.all([change(customer, ref, inParts()), change(customer, ref, inParts())]);
    answers.push(await change(customer, ref, inParts()), await change(customer, ref, inParts('two')));
    for (const { status, result } of answers)
      expect([status, result.partial_payment, result.total]).toEqual([200, true, 914_000]);
    expect((await at.order(customer, ref)).ledger).toHaveLength(2);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('cancel the open invoice of the former sum first, and are then paid by their own', async () => {
    const customer = await inMongolian();
    const ref = await booked(customer);
    const former = await invoice(customer, ref);
    expect((await change(customer, ref, inParts('three'))).status).toBe(200);
    const { status } = await at.deps.db
      .selectFrom('sandbox.qpay_invoices')
      .select('status')
      .where('id', '=', bankIdOf(former))
      .executeTakeFirstOrThrow();
    expect(status).toBe('CANCELED');
    const own = await invoice(customer, ref);
    expect(own.body.result.amount).toBe(248_000);
    await at.bank(bankIdOf(own), { action: 'pay' });
    await at.work.issue('flight');
    expect((await at.order(customer, ref)).status.status_code).toBe(4);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-11] keep the discount of a coupon', async () => {
    await addCoupons(at.deps.db, [
      {
        code: 'HALF',
        kind: 'amount',
        value: 400_000,
        most: null,
        min_total: 0,
        max_uses: null,
        valid_until: at.clock.now() + 86_400_000,
      },
    ]);
    const customer = await inMongolian();
    const ref = await booked(customer);
    await at.post(customer, '/api/order/v1/coupon/', { ref_number: ref, coupon_code: 'HALF' });
    expect((await change(customer, ref, inParts('three'))).result.total).toBe(523_000);
    expect((await at.order(customer, ref)).instalments.map(({ to_pay }) => to_pay)).toEqual([248_000, 275_000]);
    expect((await change(customer, ref, atOnce)).result.total).toBe(500_000);
    expect(await at.brokenBooks()).toEqual([]);
  });
});

describe('When the terms are fixed', () => {
  it('[MNY-11] a part that is paid refuses with 409', async () => {
    const customer = await inMongolian();
    const ref = await booked(customer, 'three');
    await at.bank(bankIdOf(await invoice(customer, ref)), { action: 'pay' });
    const refused = await change(customer, ref, atOnce);
    expect([refused.status, refused.result.problem]).toEqual([409, 'already-paid']);
    expect((await at.order(customer, ref)).partial_payment_terms).toBeNull();
  });

  it('[MNY-7] [MNY-11] money on the invoice that nobody has told us of refuses with 409, and counts', async () => {
    const customer = await inMongolian();
    const ref = await booked(customer, 'three');
    const opened = await invoice(customer, ref);
    at.deps.faults.add({ id: 'lost', operation: 'qpay-callback', kind: 'fail', times: 1 });
    await at.bank(bankIdOf(opened), { action: 'pay' });
    const refused = await change(customer, ref, atOnce);
    expect([refused.status, refused.result.problem]).toEqual([409, 'already-paid']);
    expect(await at.order(customer, ref)).toMatchObject({ paid: 248_000, total: 923_000 });
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-7] a payment that was short refuses with 409', async () => {
    const customer = await inMongolian();
    const ref = await booked(customer, 'three');
    await at.bank(bankIdOf(await invoice(customer, ref)), { action: 'part', amount: '100000' });
    const refused = await change(customer, ref, atOnce);
    expect([refused.status, refused.result.problem]).toEqual([409, 'state-conflict']);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it.each<[string, string, object]>([
    ['[PAY-02.1] [INST-17] a fare without parts', 'three', { partial_payment: null }],
    ['[INST-01] a plan that is not there', 'nine', { partial_payment }],
  ])('%s refuses with 409 and leaves the invoice open', async (_name, key, quoted) => {
    const customer = await inMongolian();
    const ref = await booked(customer, undefined, quoted);
    await invoice(customer, ref);
    const refused = await change(customer, ref, inParts(key));
    expect([refused.status, refused.result.problem]).toEqual([409, 'instalments-unavailable']);
    const open = await at.deps.db.selectFrom('invoices').select('status').where('ref_number', '=', ref).execute();
    expect(open).toEqual([{ status: 'open' }]);
  });

  it('[PAY-02.2] a page in another language refuses parts, and not paying at once', async () => {
    const mongolian = await inMongolian();
    const ref = await booked(mongolian, 'three');
    const english = { ...mongolian, headers: { ...mongolian.headers, 'accept-language': 'en' } };
    expect((await change(english, ref, inParts('two'))).result.problem).toBe('instalments-unavailable');
    expect((await change(english, ref, atOnce)).status).toBe(200);
  });

  it('an order whose time is over refuses with 409', async () => {
    const customer = await inMongolian();
    const ref = await booked(customer);
    at.clock.advance(31 * 60_000);
    expect((await change(customer, ref, inParts())).result.problem).toBe('order-expired');
  });

  it('[AUT-1] [AUT-3] somebody else finds no order, and a body without the value is refused', async () => {
    const customer = await inMongolian();
    const ref = await booked(customer);
    expect((await change(await inMongolian(), ref, inParts())).status).toBe(404);
    expect((await change(customer, ref, {})).status).toBe(400);
    expect((await change(customer, ref, { partial_payment: 'yes' })).status).toBe(400);
  });
});
