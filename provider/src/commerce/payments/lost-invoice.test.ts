import type { PaymentName } from '@aylal/contracts/payments';
import { openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

/** The partner has opened an invoice, and our process died before it stored the answer. */
async function lost(payment_name: PaymentName, operation: string) {
  const customer = await at.customer();
  const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
  expect((await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name })).status).toBe(200);
  const invoice = await at.deps.db
    .selectFrom('sandbox.qpay_invoices as s')
    .innerJoin('invoices as i', 'i.id', 's.sender_invoice_no')
    .select('s.id')
    .where('i.ref_number', '=', ref)
    .executeTakeFirstOrThrow();
  await at.deps.db
    .updateTable('invoices')
    .set({ status: 'opening', partner_id: null, next_check_at: at.clock.now() + 30_000 })
    .where('ref_number', '=', ref)
    .execute();
  at.deps.faults.add({ id: 'silent', operation: `${operation}-callback`, kind: 'fail', times: 1 });
  return { customer, ref, bankId: invoice.id };
}

describe('A payment for an invoice whose answer was lost', () => {
  it.each<[PaymentName, string]>([
    ['QPAY', 'qpay'],
    ['CARD', 'card'],
    ['SOCIALPAY', 'socialpay'],
    ['POCKET', 'pocket'],
  ])('[MNY-3] [REL-7] finds its order at %s, once', async (name, operation) => {
    const { customer, ref, bankId } = await lost(name, operation);
    await at.bank(bankId, { action: 'pay' });
    expect((await at.order(customer, ref)).paid).toBe(0);
    at.clock.advance(40_000);
    await at.work.checkInvoices();
    expect(await at.order(customer, ref)).toMatchObject({ paid: TOTAL, status: { status_code: 2 } });
    at.clock.advance(60_000);
    await at.work.checkInvoices();
    expect((await at.order(customer, ref)).ledger.filter(({ kind }) => kind === 'payment')).toHaveLength(1);
  });

  it('[MNY-3] is looked for as soon as the partner gives notice of it', async () => {
    const { customer, ref, bankId } = await lost('QPAY', 'qpay');
    at.deps.faults.clear();
    await at.bank(bankId, { action: 'pay' });
    await at.work.checkInvoices();
    expect(await at.order(customer, ref)).toMatchObject({ paid: TOTAL, status: { status_code: 2 } });
  });

  it('[MNY-7] becomes credit when the order was paid in another way meanwhile', async () => {
    const { customer, ref, bankId } = await lost('CARD', 'card');
    const second = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    await at.bank(second.body.result.qr_text.split('/').at(-1) ?? '', { action: 'pay' });
    await at.bank(bankId, { action: 'pay' });
    at.clock.advance(40_000);
    await at.work.checkInvoices();
    const order = await at.order(customer, ref);
    expect([order.paid, order.ledger.at(-1)]).toEqual([TOTAL, expect.objectContaining({ kind: 'credit' })]);
  });

  it('keeps the books in order', async () => {
    expect(await at.brokenBooks()).toEqual([]);
  });
});
