import type { TripOrder } from '@aylal/contracts/orders';
import { openBookingFixture, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';
import { readStatement, walletTransactionOf } from '../../../commerce/wallets/wallet-statement.ts';
import { tripActions } from './testing-trips.ts';

let at: BookingFixture;
let trips: ReturnType<typeof tripActions>;
beforeAll(async () => {
  at = await openBookingFixture();
  trips = tripActions(at);
});
afterEach(() => at.deps.faults.clear());
afterAll(async () => {
  await at.close();
});

const refundTrip = (customer: Customer, ref_number: string, refund_amount: number) =>
  at.post(customer, '/api/order/v1/refund/', { ref_number, refund_amount });
const creditOf = async ({ userId }: Customer) =>
  (
    await at.deps.db.selectFrom('wallet_balances').selectAll().where('account', '=', `credit:user:${userId}`).execute()
  )[0]?.balance ?? 0;
async function advance() {
  for (let turn = 0; turn < 3; turn += 1) await at.work.advanceRefunds();
}
function quoteOf({ full_refund }: TripOrder) {
  if (full_refund.kind !== 'refund') throw new Error(`It is not given back: ${full_refund.reason}`);
  return full_refund.quote;
}

describe('A trip that is refunded', () => {
  it('[NEED-150] brings money to the wallet by the terms of its operator, and its places are free: once', async () => {
    const { customer, ref, order } = await trips.confirmed(0);
    const free = await trips.freeOn(customer, order.trip.date);
    const { back, fee } = quoteOf(order);
    expect(back + fee).toBe(order.trip.price);
    const answers = await Promise.all([refundTrip(customer, ref, back), refundTrip(customer, ref, back)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await advance();
    expect(await trips.order(customer, ref)).toMatchObject({
      status: { status_code: 10 },
      full_refund: { kind: 'blocked', reason: 'finished' },
      refunds: [{ state: 'finished', back, fee, bank_name: 'WALLET' }],
    });
    expect(await creditOf(customer)).toBe(back);
    const lines = await readStatement(at.deps.db, { userId: customer.userId, type: 'wallet', limit: 5 });
    expect(lines.map((line) => walletTransactionOf(line, '')).map(({ description }) => description)).toEqual([
      expect.stringMatching(new RegExp(`^${ref} · RFD-`)),
    ]);
    expect(await trips.freeOn(customer, order.trip.date)).toBe(free + 2);
    expect((await trips.madeAt(ref))[0]?.cancelled_at).not.toBeNull();
  });

  it('[NEED-150] waits while its operator is silent, and nobody else can give it back', async () => {
    const { customer, ref, order } = await trips.confirmed(1);
    const { back } = quoteOf(order);
    expect((await refundTrip(await at.customer(), ref, back)).status).toBe(404);
    at.deps.faults.add({ id: 'down', operation: 'trip', kind: 'fail', status: 400 });
    expect((await refundTrip(customer, ref, back)).status).toBe(200);
    await advance();
    expect([(await trips.order(customer, ref)).status.status_code, await creditOf(customer)]).toEqual([8, 0]);
    at.deps.faults.clear();
    at.clock.advance(3_600_000);
    await advance();
    const later = await trips.again(customer);
    expect([(await trips.order(later, ref)).status.status_code, await creditOf(customer)]).toEqual([10, back]);
  });

  it('[NEED-150] [MNY-6] brings less from the first day of a term on, and nothing is done when less comes back than was shown', async () => {
    const { customer, ref, order } = await trips.confirmed(9);
    const shown = quoteOf(order);
    const term = order.trip.terms.find(({ percent }) => (order.trip.price * percent) / 100 > shown.fee);
    if (!term) throw new Error('Its terms never change');
    const begins = Date.parse(`${order.trip.date}T00:00:00+08:00`) - term.days_before * 86_400_000;
    at.clock.advance(begins - 1 - at.clock.now());
    const again = await trips.again(customer);
    expect(quoteOf(await trips.order(again, ref))).toEqual(shown);
    at.clock.advance(1);
    expect((await refundTrip(again, ref, shown.back)).status).toBe(409);
    const after = await trips.order(again, ref);
    expect([after.status.status_code, quoteOf(after).fee]).toEqual([
      4,
      Math.ceil((order.trip.price * term.percent) / 100),
    ]);
  });

  it('[NEED-150] is refused before it is confirmed', async () => {
    const { customer, ref } = await trips.paid(0);
    expect((await trips.order(customer, ref)).full_refund).toEqual({ kind: 'blocked', reason: 'status' });
    expect((await refundTrip(customer, ref, 1)).status).toBe(409);
  });
});
