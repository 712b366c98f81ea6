import {
  bankIdOf,
  openBookingFixture,
  TOTAL,
  type BookingFixture,
  type Customer,
} from '../../testing/booking-fixture.ts';
import { addCoupons } from '../coupons/coupon-store.ts';

const MINUTE = 60_000;
const HOLD_MINUTES = 30;

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
  const coupon = { code: 'FIFTY', kind: 'amount', value: 50_000, most: null, min_total: 0, max_uses: null } as const;
  await addCoupons(at.deps.db, [{ ...coupon, valid_until: at.clock.now() + 86_400_000 }]);
});
afterAll(() => at.close());
afterEach(async () => {
  at.deps.faults.clear();
  await at.work.issue('flight');
});

const openInvoice = (customer: Customer, ref_number: string) =>
  at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name: 'QPAY' });
const wallet = async (customer: Customer) =>
  (
    await at.deps.db
      .selectFrom('ledger_entries')
      .select('amount')
      .where('account', '=', `credit:user:${customer.userId}`)
      .execute()
  ).reduce((sum, { amount }) => sum - amount, 0);
/** Where what the bank took for an order is, and which rules of the books are broken. */
async function stateOf(customer: Customer, ref: string): Promise<{ money: number; broken: string[] }> {
  const { paid } = await at.order(customer, ref);
  return { money: paid + (await wallet(customer)), broken: await at.brokenBooks() };
}
const inOrder = (money: number) => ({ money, broken: [] });

describe('What happens to an order at the same moment', () => {
  it('[MNY-4] [NEED-10] two tabs with keys of their own get the same invoice, and one is open', async () => {
    const customer = await at.customer();
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    const answers = await Promise.all(Array.from({ length: 5 }, () => openInvoice(customer, ref)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(bankIdOf)).size).toBe(1);
    const open = await at.deps.db
      .selectFrom('invoices')
      .select('id')
      .where('ref_number', '=', ref)
      .where('status', '=', 'open')
      .execute();
    expect(open).toHaveLength(1);
  });

  it.each([-1, 0, 1])('[MNY-7] money and the end of the time to pay, %d ms from it', async (difference) => {
    const { customer, ref, bankId } = await at.invoiced();
    at.clock.advance(HOLD_MINUTES * MINUTE + difference);
    await Promise.all([at.bank(bankId, { action: 'pay' }), at.work.expireOrders(), at.order(customer, ref)]);
    await at.work.checkInvoices();
    expect(await stateOf(customer, ref)).toEqual(inOrder(TOTAL));
  });

  it('[MNY-7] money and a cancellation', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    await Promise.all([
      at.bank(bankId, { action: 'pay' }),
      at.post(customer, '/api/flight/v5/rest/cancel/', { ref_number: ref }),
    ]);
    at.clock.advance(10_000);
    await at.work.checkInvoices();
    expect(await stateOf(customer, ref)).toEqual(inOrder(TOTAL));
  });

  it('[MNY-7] [MNY-11] money and a coupon', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    await Promise.all([
      at.bank(bankId, { action: 'pay' }),
      at.post(customer, '/api/order/v1/coupon/', { ref_number: ref, coupon_code: 'FIFTY' }),
    ]);
    at.clock.advance(10_000);
    await at.work.checkInvoices();
    const { total, to_pay } = await at.order(customer, ref);
    expect([TOTAL, TOTAL - 50_000]).toContain(total);
    expect(to_pay).toBe(0);
    expect(await stateOf(customer, ref)).toEqual(inOrder(TOTAL));
  });

  it('[MNY-8] two payments, a storm of notices and the job', async () => {
    const { customer, ref, bankId, invoiceId } = await at.invoiced();
    const notice = () => at.app.inject({ url: `/callback/qpay?payment_id=${invoiceId}` });
    // "again" both times: a "pay" that comes second finds nothing left to pay.
    await Promise.all([
      at.bank(bankId, { action: 'again' }),
      at.bank(bankId, { action: 'again' }),
      ...Array.from({ length: 10 }, notice),
      at.work.checkInvoices(),
    ]);
    await notice();
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
    expect(await stateOf(customer, ref)).toEqual(inOrder(2 * TOTAL));
  });
});
