import { openBookingFixture, type BookingFixture } from '../../testing/booking-fixture.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { invariants } from '../../app/ledger-check/invariants.ts';
import { addInvoice } from './invoice-store.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());

const broken = async () => (await checkLedger(at.deps.db, invariants)).checks.filter(({ ok }) => !ok);
const paymentOf = (ref: string) =>
  at.deps.db.selectFrom('payments').selectAll().where('ref_number', '=', ref).executeTakeFirstOrThrow();

describe('[MNY-2] [OPS-4] The check of the books', () => {
  it('names a payment whose row was removed', async () => {
    const payment = await paymentOf((await at.issued()).ref);
    const { payment_id, amount } = payment;
    await at.deps.db.deleteFrom('payments').where('payment_id', '=', payment_id).execute();
    expect(await broken()).toMatchObject([
      { name: 'booked-payments-are-known', violations: [{ payment_id, amount, account: 'clearing:qpay' }] },
    ]);
    await at.deps.db.insertInto('payments').values(payment).execute();
    expect(await broken()).toEqual([]);
  });
});

describe('[MNY-2] The database', () => {
  it('takes no invoice whose order is not there, and no end of an order that has one', async () => {
    const invoice = { id: 'INV-ALONE', ref_number: 'AYL-NOBODY', partner: 'QPAY', partner_id: 'x', fee: 0 } as const;
    const rest = { amount: 5, status: 'closed', created_at: 0, expires_at: 0, next_check_at: null } as const;
    await expect(addInvoice(at.deps.db, { ...invoice, ...rest })).rejects.toThrow(/invoices_ref_number_fkey/);
    const { ref } = await at.issued();
    await expect(at.deps.db.deleteFrom('orders').where('ref_number', '=', ref).execute()).rejects.toThrow(/_fkey/);
  });

  it('takes no payment whose order or partner is not that of its invoice', async () => {
    const [one, other] = [await paymentOf((await at.issued()).ref), await paymentOf((await at.issued()).ref)];
    const add = (over: object) =>
      at.deps.db
        .insertInto('payments')
        .values({ ...one, payment_id: 'second', ...over })
        .execute();
    await expect(add({ ref_number: other.ref_number })).rejects.toThrow(/payments_of_their_invoice/);
    await expect(add({ partner: 'CARD' })).rejects.toThrow(/payments_of_their_invoice/);
  });
});
