import {
  bankIdOf,
  journey,
  openBookingFixture,
  person,
  TOTAL,
  type BookingFixture,
  type Customer,
} from '../../../testing/booking-fixture.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());

const CONFIRM = '/api/flight/v4/rest/confirm/';
const INVOICE = '/api/payment/v1/invoice/';
const terms = {
  initial_payment_amount: 225_000,
  partial_payment_fee: 9_000,
  refund_service_charge: 5_000,
  types: [{ key: 'three', divider: 2, deadline_after_init: 240, refund_comm_rate: 2 }],
};
const EXTRA = 23_000;

async function inMongolian(): Promise<Customer> {
  const customer = await at.customer();
  return { ...customer, headers: { ...customer.headers, 'accept-language': 'mn' } };
}

/** Books a quote by a plan. */
async function book(customer: Customer, plan = 'three', quoted: object = { partial_payment: terms }) {
  const { ref_number } = await at.quote(quoted);
  return at.post(customer, CONFIRM, {
    journey: { ...journey(ref_number), partial_payment: true, partial_payment_type: plan },
    person_names: [person()],
  });
}

const invoice = (customer: Customer, ref_number: string, now_pay_amount?: number) =>
  at.post(customer, INVOICE, { ref_number, payment_name: 'QPAY', p: 'bnpl', now_pay_amount });

async function pay(customer: Customer, ref: string, amount?: number) {
  const opened = await invoice(customer, ref, amount);
  await at.bank(bankIdOf(opened), { action: 'pay' });
  return opened.body.result.amount;
}

const standing = async (customer: Customer, ref_number: string) =>
  (await at.post(customer, '/api/payment/v1/check/', { ref_number })).body.result.state;

describe('A booking that is paid in parts', () => {
  it('[INST-02] [INST-03] [INST-07] [FLIGHT-01] owes the price and the fee by the plan that was shown', async () => {
    const customer = await inMongolian();
    const booked = await book(customer);
    expect(booked.status).toBe(200);
    const order = await at.order(customer, booked.body.result.ref_number);
    expect(order).toMatchObject({
      partial_payment: true,
      total: TOTAL + EXTRA,
      fee: EXTRA,
      to_pay: TOTAL + EXTRA,
      must_pay: 248_000,
    });
    expect(order.instalments).toEqual([
      { deadline_date: '2026-09-01', is_paid: false, to_pay: 248_000, to_paid: 0, undue_loss_amount: 0 },
      { deadline_date: '2026-09-06', is_paid: false, to_pay: 337_500, to_paid: 0, undue_loss_amount: 0 },
      { deadline_date: '2026-09-11', is_paid: false, to_pay: 337_500, to_paid: 0, undue_loss_amount: 0 },
    ]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[INST-04] [MNY-9] gets its ticket with the first part and takes the others in order', async () => {
    const customer = await inMongolian();
    const { ref_number: ref } = (await book(customer)).body.result;
    expect(await pay(customer, ref)).toBe(248_000);
    expect(await standing(customer, ref)).toBe('paid');
    await at.work.issue('flight');
    const issued = await at.order(customer, ref);
    expect([issued.status.status_code, issued.paid, issued.to_pay, issued.must_pay]).toEqual([
      4, 248_000, 675_000, 337_500,
    ]);
    expect(await at.brokenBooks()).toEqual([]);

    await invoice(customer, ref, 337_500);
    expect(await standing(customer, ref)).toBe('waiting');
    expect(await pay(customer, ref, 337_500)).toBe(337_500);
    expect(await standing(customer, ref)).toBe('paid');
    const stale = await invoice(customer, ref, 675_000);
    expect([stale.status, stale.body.result.problem]).toEqual([409, 'state-conflict']);
    await pay(customer, ref);
    const whole = await at.order(customer, ref);
    expect([whole.to_pay, whole.instalments.every(({ is_paid }) => is_paid), whole.status.status_code]).toEqual([
      0,
      true,
      4,
    ]);
    const more = await invoice(customer, ref);
    expect([more.status, more.body.result.problem]).toEqual([409, 'already-paid']);
    expect((await at.mails('sarnai@example.mn')).filter((subject) => subject.includes('хэсэгчилсэн'))).toHaveLength(2);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[INST-11.1] is paid at one time with all that is left', async () => {
    const customer = await inMongolian();
    const { ref_number: ref } = (await book(customer)).body.result;
    await pay(customer, ref);
    expect(await pay(customer, ref, 675_000)).toBe(675_000);
    expect((await at.order(customer, ref)).to_pay).toBe(0);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-7] ends unpaid with clean books, and late money for the first part brings it back', async () => {
    const customer = await inMongolian();
    const { ref_number: ref } = (await book(customer)).body.result;
    const opened = await invoice(customer, ref);
    at.deps.faults.add({ id: 'lost', operation: 'qpay-callback', kind: 'fail', times: 1 });
    await at.bank(bankIdOf(opened), { action: 'pay' });
    at.clock.advance(31 * 60_000);
    await at.work.expireOrders();
    expect((await at.order(customer, ref)).status.status_code).toBe(6);
    expect(await at.brokenBooks()).toEqual([]);
    await at.work.checkInvoices();
    const back = await at.order(customer, ref);
    expect([back.status.status_code, back.paid, back.to_pay]).toEqual([2, 248_000, 675_000]);
    expect(await at.brokenBooks()).toEqual([]);
  });
});

describe('When payment in parts is not to be had', () => {
  it.each<[string, string, object, boolean]>([
    ['[PAY-02.1] for a fare without terms', 'three', {}, true],
    ['[PAY-02.2] for a page in another language', 'three', { partial_payment: terms }, false],
    ['[INST-01] by a plan that is not there', 'nine', { partial_payment: terms }, true],
    ['[MNY-9] for a price that the plan cannot keep', 'three', { partial_payment: terms, total_fare: 225_000 }, true],
  ])('is refused %s, and nothing is booked', async (_name, plan, quoted, mongolian) => {
    const customer = mongolian ? await inMongolian() : await at.customer();
    const answer = await book(customer, plan, quoted);
    expect([answer.status, answer.body.result.problem]).toEqual([409, 'instalments-unavailable']);
    expect((await at.get(customer, '/api/order/v1/list/')).body.result.count).toBe(0);
  });

  it('[INST-17] is refused from 11 days before departure on', async () => {
    at.clock.advance(89 * 86_400_000);
    const customer = await inMongolian();
    const answer = await book(customer);
    expect([answer.status, answer.body.result.problem]).toEqual([409, 'instalments-unavailable']);
  });
});
