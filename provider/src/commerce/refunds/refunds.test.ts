import { bankList } from '@aylal/domain/payments';
import { TOTAL, openBookingFixture, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { addCoupons } from '../coupons/coupon-store.ts';
import { ACCOUNT, outcome, refundScenarios } from './testing/refund-scenarios.ts';

const FEE = 100_000;
const HOUR = 3_600_000;

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
  const coupon = { code: 'FIFTY', kind: 'amount', value: 50_001, most: null, min_total: 0, max_uses: null } as const;
  await addCoupons(at.deps.db, [{ ...coupon, valid_until: at.clock.now() + 86_400_000 }]);
});
afterAll(() => at.close());
// Every test ends with nothing under way: work that is due would take the faults of the next one.
afterEach(async () => {
  at.deps.faults.clear();
  await at.work.advanceRefunds();
});
const { issuedForTwo, ask } = refundScenarios(() => at);

describe('A refund of tickets', () => {
  it('[CALL-47] [GAP-75] [REFUND-04] [API-30] is sent, granted by the airline, paid by the bank, and each step shows on the order', async () => {
    const { customer, ref, quote } = await issuedForTwo();
    expect(outcome(await ask(customer, ref, [0, 1]))).toEqual([200, 200, null]);
    const sent = await at.order(customer, ref);
    expect(sent.status.status_code).toBe(8);
    expect(sent.refunds).toMatchObject([
      {
        state: 'sent',
        fare: 2 * TOTAL,
        fee: 2 * FEE,
        back: 2 * (TOTAL - FEE),
        bank_name: 'Khan',
        account: '512***6789',
      },
    ]);
    at.deps.faults.add({ id: 'later', operation: 'payout', kind: 'hang', times: 1 });
    await at.work.advanceRefunds();
    expect((await at.order(customer, ref)).status.status_code).toBe(9);
    expect(await at.brokenBooks()).toEqual([]);
    at.clock.advance(HOUR);
    await at.work.advanceRefunds();
    const done = await at.order(customer, ref);
    expect(done).toMatchObject({ status: { status_code: 10 }, refunds: [{ state: 'finished' }] });
    const back = 2 * (TOTAL - FEE);
    expect(done.ledger.slice(-2)).toMatchObject([
      { kind: 'refund', amount: -back, balance: -back },
      { kind: 'refund-paid', reference: '512***6789', amount: back, balance: 0 },
    ]);
    expect(await at.inventory.seatsLeft(quote.ref_number)).toBe(9);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[SEC-3] waits at the bank while the money of its owner is frozen, and is paid afterwards', async () => {
    const { customer, ref } = await issuedForTwo();
    await ask(customer, ref, [0, 1]);
    const freeze = (money_frozen_at: number | null) =>
      at.deps.db.updateTable('users').set({ money_frozen_at }).where('id', '=', customer.userId).execute();
    const stateAfter = async (wait: number) => {
      at.clock.advance(wait);
      await at.work.advanceRefunds();
      return (await at.order(customer, ref)).refunds?.map(({ state }) => state);
    };
    await freeze(at.clock.now());
    expect(await stateAfter(0)).toEqual(['in-process']);
    expect(await stateAfter(HOUR)).toEqual(['in-process']);
    await freeze(null);
    expect(await stateAfter(HOUR)).toEqual(['finished']);
  });

  it('[GAP-53.1] may be of one ticket: its seat is free, the other stays good and may follow', async () => {
    const { customer, ref, quote } = await issuedForTwo();
    expect(outcome(await ask(customer, ref, [0]))).toEqual([200, 200, null]);
    await at.work.advanceRefunds();
    expect(await at.order(customer, ref)).toMatchObject({
      status: { status_code: 4 },
      refunds: [{ back: TOTAL - FEE }],
    });
    expect(await at.inventory.seatsLeft(quote.ref_number)).toBe(8);
    expect(outcome(await ask(customer, ref, [1], { refund_type: 'all' }))).toEqual([200, 200, null]);
    await at.work.advanceRefunds();
    expect((await at.order(customer, ref)).status.status_code).toBe(10);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[ERR-17] [MNY-10] happens once for a ticket: the same key answers the same, another tab is told that it is sent', async () => {
    const { customer, ref } = await issuedForTwo();
    expect((await ask(customer, ref, [0], {}, 'one-refund-key')).status).toBe(200);
    expect((await ask(customer, ref, [0], {}, 'one-refund-key')).body.status_code).toBe(200);
    const again = await ask(customer, ref, [0]);
    expect(outcome(again)).toEqual([200, 204, null]);
    expect(again.body.message).toBe(
      'A refund of these tickets has already been requested. Follow it on the order page.',
    );
    expect((await at.order(customer, ref)).refunds).toHaveLength(1);
  });

  it('[MNY-10] refunds what was paid and no coupon: the airline gets its fees, and the coupon comes back to us', async () => {
    const { customer, ref } = await issuedForTwo({}, 'FIFTY');
    expect((await at.order(customer, ref)).paid).toBe(2 * TOTAL - 50_001);
    expect(outcome(await ask(customer, ref, [0]))).toEqual([200, 200, null]);
    await at.work.advanceRefunds();
    expect(outcome(await ask(customer, ref, [1], { refund_type: 'all' }))).toEqual([200, 200, null]);
    await at.work.advanceRefunds();
    const each = { fare: TOTAL, fee: FEE, discount: 25_001, back: TOTAL - FEE - 25_001 };
    expect((await at.order(customer, ref)).refunds).toMatchObject([each, each]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-10] is sent once when it is asked for twice at the same moment', async () => {
    const { customer, ref } = await issuedForTwo();
    const answers = await Promise.all([ask(customer, ref, [0, 1]), ask(customer, ref, [0, 1])]);
    expect(answers.map(({ body }) => body.status_code).toSorted()).toEqual([200, 204]);
    expect((await at.order(customer, ref)).refunds).toHaveLength(1);
  });

  it('leaves the tickets as they were when the airline refuses, and waits while it is silent', async () => {
    const { customer, ref } = await issuedForTwo();
    await ask(customer, ref, [0]);
    at.deps.faults.add({ id: 'silent', operation: 'airline-refund', kind: 'hang', times: 1 });
    await at.work.advanceRefunds();
    at.deps.faults.clear();
    expect((await at.order(customer, ref)).status.status_code).toBe(8);
    at.clock.advance(HOUR);
    at.deps.faults.add({ id: 'no', operation: 'airline-refund', kind: 'fail', times: 1 });
    await at.work.advanceRefunds();
    expect(await at.order(customer, ref)).toMatchObject({
      status: { status_code: 4 },
      refunds: [{ state: 'refused' }],
    });
    expect(outcome(await ask(customer, ref, [0]))).toEqual([200, 200, null]);
    expect(await at.brokenBooks()).toEqual([]);
  });
});

describe('An account', () => {
  const look = (customer: Customer, query: string) => at.get(customer, `/api/payment/v1/account_name_check/?${query}`);

  it('[CALL-46] [API-66] is looked up by bank and number', async () => {
    const customer = await at.customer();
    const found = await look(customer, `account_number=${ACCOUNT}&bank=050000`);
    expect(found.body.result).toEqual({ custFirstName: expect.any(String), custLastName: expect.any(String) });
    expect((await look(customer, 'account_number=5123450000&bank=050000')).status).toBe(404);
    expect((await look(customer, `account_number=${ACCOUNT}&bank=999999`)).status).toBe(400);
    expect((await look(customer, 'account_number=1&bank=050000')).status).toBe(400);
  });

  it('[REFUND-14] [CONST-01] [GAP-23] [NEED-13] belongs to one of the nine banks, which are listed', async () => {
    const { body } = await at.get(await at.customer(), '/api/payment/v1/banks/');
    expect(body.result).toEqual(bankList);
  });
});

it('a change is not taken once a ticket is refunded', async () => {
  const { customer, ref } = await issuedForTwo();
  await ask(customer, ref, [0]);
  await at.work.advanceRefunds();
  const answer = await at.get(customer, `/api/flight/v4/rest/exchange/search/?ref_number=${ref}`);
  expect([answer.status, answer.body.result.problem]).toEqual([409, 'state-conflict']);
});
