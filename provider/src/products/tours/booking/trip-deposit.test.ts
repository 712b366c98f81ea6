import { bankIdOf, openBookingFixture, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';
import { addCoupons } from '../../../commerce/coupons/coupon-store.ts';
import { tripActions } from './testing-trips.ts';

/** Two in the Gobi: 30 % now, the rest until 14 days before. */
const PRICE = 2 * 2_480_000;
const NOW = 1_488_000;
const deposit = { pay: 'deposit', pay_now: NOW };

let at: BookingFixture;
let trips: ReturnType<typeof tripActions>;
beforeAll(async () => {
  at = await openBookingFixture();
  trips = tripActions(at);
  const until = at.clock.now() + 86_400_000;
  await addCoupons(at.deps.db, [
    { code: 'TRIP', kind: 'amount', value: 88_000, most: null, min_total: 0, max_uses: null, valid_until: until },
  ]);
});
afterEach(() => at.deps.faults.clear());
afterAll(async () => {
  await at.close();
});

const problemOf = ({ status, body }: Awaited<ReturnType<typeof trips.book>>) => [
  status,
  (body.result as unknown as { problem?: string }).problem,
];
const mailsOf = (ref: string) =>
  at.deps.db
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('body', 'like', `%${ref}%`)
    .where('channel', '=', 'email')
    .execute();
const creditOf = async ({ userId }: Customer) =>
  (
    await at.deps.db.selectFrom('wallet_balances').selectAll().where('account', '=', `credit:user:${userId}`).execute()
  )[0]?.balance ?? 0;

describe('A trip that is booked with a deposit', () => {
  it('[CALL-68] [NEED-08] owes the deposit here and names the rest, and until when the operator takes it', async () => {
    const customer = await at.customer();
    const date = await trips.dateOf(customer, 6);
    const answer = await trips.book(customer, date, deposit);
    expect(answer.status).toBe(200);
    expect(await trips.order(customer, answer.body.result.ref_number)).toMatchObject({
      total: NOW,
      must_pay: NOW,
      trip: { date: '2026-10-17', price: PRICE, deposit: { now: NOW, rest: PRICE - NOW, until: '2026-10-03' } },
    });
  });

  it('[CALL-68] is confirmed once the deposit is paid; the operator and each mail know the rest', async () => {
    const { customer, ref, order } = await trips.confirmed(4, deposit);
    expect(order).toMatchObject({ status: { status_code: 4 }, paid: NOW, must_pay: 0 });
    expect(await trips.madeAt(ref)).toMatchObject([{ rest: PRICE - NOW }]);
    const mails = await mailsOf(ref);
    expect(mails).toHaveLength(3);
    for (const { body } of mails)
      expect(body).toContain('Balance to pay to the operator: ₮3,472,000, by the end of Sat, 19 Sept 2026.');
    expect((await trips.order(customer, ref)).trip.deposit?.until).toBe('2026-09-19');
  });

  it('[NEED-150] [MNY-10] refunded brings what was paid here less the same share, and never the rest', async () => {
    const { customer, ref, order } = await trips.confirmed(3, deposit);
    const fee = Math.ceil((NOW * 10) / 100);
    expect(order.full_refund).toEqual({
      kind: 'refund',
      quote: { fare: NOW, fee, discount: 0, back: NOW - fee },
    });
    const answer = await at.post(customer, '/api/order/v1/refund/', {
      ref_number: ref,
      refund_amount: NOW - fee,
    });
    expect(answer.status).toBe(200);
    for (let turn = 0; turn < 3; turn += 1) await at.work.advanceRefunds();
    expect(await creditOf(customer)).toBe(NOW - fee);
    expect(await at.brokenBooks()).toEqual([]);
    expect((await trips.madeAt(ref))[0]?.cancelled_at).not.toBeNull();
  });

  it('[MNY-11] [MNY-10] a coupon lowers what is paid here only, and what it paid stays ours', async () => {
    const customer = await at.customer();
    const { ref_number } = (await trips.book(customer, await trips.dateOf(customer, 2), deposit)).body.result;
    await at.post(customer, '/api/order/v1/coupon/', { ref_number, coupon_code: 'TRIP' });
    const order = await trips.order(customer, ref_number);
    expect(order).toMatchObject({ total: NOW - 88_000, must_pay: NOW - 88_000 });
    expect(order.trip.deposit).toMatchObject({ now: NOW, rest: PRICE - NOW });
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name: 'QPAY' });
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    await at.work.issue('trip');
    const { full_refund } = await trips.order(customer, ref_number);
    const fee = NOW / 10;
    expect(full_refund).toMatchObject({ quote: { fare: NOW, fee, discount: 88_000, back: NOW - fee - 88_000 } });
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[PAY-03] is paid at once: no loan and no parts over a deposit', async () => {
    const customer = await at.customer();
    const { ref_number } = (await trips.book(customer, await trips.dateOf(customer, 8), deposit)).body.result;
    for (const way of ['lend', 'regular']) {
      const { result } = (await at.get(customer, `/api/payment/v1/options/?ref_number=${ref_number}&p=${way}`)).body;
      const names = (result as unknown as { payment_name: string }[]).map(({ payment_name }) => payment_name);
      expect(names.filter((name) => name === 'LENDPAY' || name === 'POCKET')).toEqual([]);
    }
  });

  it('[CALL-68] is refused where the operator takes none, and where its rest would be due already', async () => {
    const customer = await at.customer();
    const { departures } = await trips.trip(customer, 'orkhon-valley-4-days');
    const none = await trips.book(customer, departures.at(-1)?.date, {
      travel_id: 'orkhon-valley-4-days',
      pay: 'deposit',
    });
    expect(problemOf(none)).toEqual([422, 'deposit-unavailable']);
    const near = await trips.book(customer, '2026-09-05', deposit);
    expect(problemOf(near)).toEqual([422, 'deposit-unavailable']);
    expect((await trips.book(customer, '2026-09-05', { pay: 'later' })).status).toBe(400);
  });

  it.each([
    ['whole', { pay: 'full', pay_now: PRICE - 1 }],
    ['with a deposit', { ...deposit, pay_now: NOW - 1 }],
    ['with a deposit that was shown for fewer people', { ...deposit, pay_now: NOW / 2 }],
  ])('[MNY-6] is not made at another price than was shown, %s', async (_, over) => {
    const customer = await at.customer();
    const date = await trips.dateOf(customer, 7);
    expect(problemOf(await trips.book(customer, date, over))).toEqual([409, 'price-changed']);
    expect((await at.get(customer, '/api/order/v1/list/?product=trip')).body.result.orders).toEqual([]);
  });
});
