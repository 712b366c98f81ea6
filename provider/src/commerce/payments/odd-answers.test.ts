import { openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';
import type { Deps } from '../../platform/deps.ts';
import { checkDueInvoices } from './check-due-invoices.ts';
import { findInvoiceById } from './invoice-store.ts';
import type { InvoiceStanding, PaymentPort } from './payment-port.ts';
import { recordPayments } from './record-payments.ts';
import { createInvoiceSync } from './sync-invoice.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { openWork } from '../work-list/work-list.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(async () => {
  await at.deps.db.deleteFrom('work_items').execute();
});

const work = () => openWork(at.deps.db);
/** The same provider with a QPay that answers so about every invoice. */
function answering(standing: () => Promise<InvoiceStanding>): Deps {
  const of = (name: string): PaymentPort => ({ ...at.deps.payments.of(name), standing });
  return { ...at.deps, payments: { ...at.deps.payments, of } };
}

describe('An odd row in the answer of a partner', () => {
  it('[MNY-7] [MNY-8] is left to a person with its raw text, once, and the row beside it pays the order', async () => {
    const { customer, ref, invoiceId } = await at.invoiced();
    const odd = { payment_id: 'odd', payment_status: 'PAID', payment_amount: '0.5' };
    const deps = answering(async () => ({ payments: [{ id: 'good', amount: TOTAL }], declined: null, odd: [odd] }));
    at.clock.advance(10_000);
    await checkDueInvoices(deps, createInvoiceSync(deps), 'QPAY');
    at.clock.advance(60_000);
    await checkDueInvoices(deps, createInvoiceSync(deps), 'QPAY');
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
    expect(await work()).toMatchObject([{ kind: 'odd-answer', amount: TOTAL, raw: JSON.stringify(odd) }]);
    expect((await work())[0]?.reference).toContain(invoiceId);
  });

  it('[MNY-8] that shows one payment under two invoices is booked once, and does not fail the notice', async () => {
    const [first, second] = [await at.invoiced(), await at.invoiced()];
    for (const { invoiceId } of [first, second]) {
      const invoice = await findInvoiceById(at.deps.db, invoiceId);
      if (invoice) await recordPayments(at.deps, invoice, [{ id: 'same', amount: TOTAL }]);
    }
    expect((await at.order(first.customer, first.ref)).paid).toBe(TOTAL);
    expect((await at.order(second.customer, second.ref)).paid).toBe(0);
    expect(await work()).toMatchObject([{ kind: 'odd-answer', reference: `${second.invoiceId}-twice` }]);
  });

  it('[REL-3] is listed only when the whole answer stays unreadable over several checks', async () => {
    const { invoiceId } = await at.invoiced();
    const deps = answering(async () => {
      throw new PartnerError('unavailable', 'MALFORMED_ANSWER', undefined, { strange: true });
    });
    const listed = async () => (await work()).filter(({ reference }) => reference.startsWith(invoiceId));
    for (let check = 1; check <= 5; check += 1) {
      expect(await listed()).toEqual([]);
      at.clock.advance(60_000);
      await checkDueInvoices(deps, createInvoiceSync(deps), 'QPAY');
    }
    expect(await listed()).toMatchObject([{ kind: 'odd-answer', raw: '{"strange":true}' }]);
  });
});

describe('A notice about something that cannot be booked', () => {
  it('[MNY-8] is answered all the same, and asked about again by the job', async () => {
    const { invoiceId } = await at.invoiced();
    const failing = at.deps.payments.of('QPAY');
    const original = failing.standing;
    Object.assign(failing, { standing: () => Promise.reject(new TypeError('odd')) });
    try {
      const answer = await at.app.inject({ url: `/callback/qpay?payment_id=${invoiceId}` });
      expect([answer.statusCode, answer.body]).toEqual([200, 'SUCCESS']);
    } finally {
      Object.assign(failing, { standing: original });
    }
    const { next_check_at } = await at.deps.db
      .selectFrom('invoices')
      .select('next_check_at')
      .where('id', '=', invoiceId)
      .executeTakeFirstOrThrow();
    expect(next_check_at).toBe(at.clock.now());
  });
});
