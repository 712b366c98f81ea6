import { openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';
import { walletMoney } from '../wallets/wallet-accounts.ts';
import { openWork } from '../work-list/work-list.ts';

const DAY = 24 * 3_600_000;

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(async () => {
  at.deps.faults.clear();
  await at.deps.db.deleteFrom('work_items').execute();
});

/** The bank has the money of an invoice, and nobody will ask about it any more. */
async function paidUnheard() {
  const order = await at.invoiced();
  at.deps.faults.add({ id: 'silent', operation: 'qpay-callback', kind: 'fail', times: 1 });
  await at.bank(order.bankId, { action: 'pay' });
  await at.deps.db.updateTable('invoices').set({ next_check_at: null }).where('id', '=', order.invoiceId).execute();
  const { id } = await at.deps.db
    .selectFrom('sandbox.qpay_payments')
    .select('id')
    .orderBy('created_at', 'desc')
    .where('invoice_id', '=', order.bankId)
    .executeTakeFirstOrThrow();
  return { ...order, paymentId: id };
}
const lose = (id: string) =>
  at.deps.db.updateTable('invoices').set({ status: 'opening', partner_id: null }).where('id', '=', id).execute();
const booked = async (ref: string) =>
  (await at.deps.db.selectFrom('payments').select('amount').where('ref_number', '=', ref).execute()).reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
async function nextDay() {
  at.clock.advance(DAY);
  await at.work.reconcile();
}

describe('[MNY-3] [REL-7] A payment that the partner has and we do not', () => {
  it('is booked to its order after a start, on the day itself', async () => {
    const { customer, ref } = await paidUnheard();
    await at.work.reconcile();
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
    expect(await openWork(at.deps.db)).toEqual([]);
  });

  it('is booked on the next day, and credited to the customer when its order is over', async () => {
    const { customer, ref } = await paidUnheard();
    await at.post(customer, '/api/flight/v5/rest/cancel/', { ref_number: ref });
    await nextDay();
    expect(await walletMoney(at.deps.db, customer.userId, 'wallet')).toEqual({ available: TOTAL, pending: 0 });
    expect(await openWork(at.deps.db)).toEqual([]);
  });

  it('finds the invoice whose answer was lost by our own number', async () => {
    const { ref, invoiceId } = await paidUnheard();
    await lose(invoiceId);
    await nextDay();
    expect(await booked(ref)).toBe(TOTAL);
  });

  it('goes to the work list with what the partner wrote when nobody knows its invoice, once', async () => {
    const { paymentId, invoiceId } = await paidUnheard();
    await at.deps.db.deleteFrom('invoices').where('id', '=', invoiceId).execute();
    await nextDay();
    await nextDay();
    const [item, ...more] = await openWork(at.deps.db);
    expect(more).toEqual([]);
    expect(item).toMatchObject({ kind: 'reconciliation', reference: `qpay-${paymentId}`, amount: TOTAL });
    expect(JSON.parse(item?.raw ?? '')).toMatchObject({ kind: 'missing-here', payment_id: paymentId });
  });
});

describe('[OPS-4] The job that compares days', () => {
  it('puts a payment on the work list that the partner does not know', async () => {
    const { ref } = await at.issued();
    const { payment_id } = await at.deps.db
      .selectFrom('payments')
      .select('payment_id')
      .where('ref_number', '=', ref)
      .executeTakeFirstOrThrow();
    await at.deps.db.deleteFrom('sandbox.qpay_payments').where('id', '=', payment_id).execute();
    await nextDay();
    expect(await openWork(at.deps.db)).toMatchObject([{ kind: 'reconciliation', reference: `qpay-${payment_id}` }]);
  });

  it('catches up days on which nobody compared, and asks again when the partner could not be asked', async () => {
    const { ref } = await paidUnheard();
    at.clock.advance(3 * DAY);
    at.deps.faults.add({ id: 'away', operation: 'qpay', kind: 'fail' });
    await at.work.reconcile();
    at.deps.faults.clear();
    at.clock.advance(11 * 60_000);
    await at.work.reconcile();
    expect(await booked(ref)).toBe(TOTAL);
  });
});
