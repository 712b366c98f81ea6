import { pocketZeroTotal } from '@aylal/domain/payments';
import {
  bankIdOf,
  openBookingFixture,
  TOTAL,
  type BookingFixture,
  type Customer,
} from '../../../testing/booking-fixture.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const OWED = pocketZeroTotal(TOTAL);
const check = async (customer: Customer, ref_number: string) =>
  (await at.post(customer, '/api/payment/v1/check/', { ref_number })).body.result;
const open = (customer: Customer, ref_number: string) =>
  at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name: 'POCKET' });

async function booked() {
  const customer = await at.customer();
  const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
  const opened = await open(customer, ref);
  return { customer, ref, invoice: opened.body.result, bankId: bankIdOf(opened) };
}

describe('PocketZero', () => {
  it('[INST-29] [GAP-81.1] asks for the price with what the loan costs, by QR code and app', async () => {
    const { invoice } = await booked();
    expect(OWED).toBe(962_567);
    expect(invoice).toMatchObject({ payment_name: 'POCKET', is_qr: true, amount: OWED, fee: OWED - TOTAL });
    expect(invoice.deeplink).toMatchObject([{ name: 'Pocket', deeplink: invoice.qr_text }]);
  });

  it('[MNY-8] pays the order by its notice, of which a doubled one counts once', async () => {
    const { customer, ref, bankId } = await booked();
    await at.bank(bankId, { action: 'pay' });
    await Promise.all([at.bank(bankId, { action: 'notify' }), at.bank(bankId, { action: 'notify' })]);
    const order = await at.order(customer, ref);
    expect([order.status.status_code, order.paid]).toEqual([2, TOTAL]);
    expect(order.ledger.map((line) => [line.kind, line.amount])).toEqual([
      ['order-created', TOTAL],
      ['payment', -TOTAL],
    ]);
  });

  it('[MNY-8] is not paid by a forged notice', async () => {
    const { customer, ref, invoice } = await booked();
    const forged = `/callback/pocket?payment_id=${invoice.invoice_id}&invoiceState=paid&amount=${OWED}`;
    expect((await at.app.inject({ url: forged })).body).toBe('SUCCESS');
    expect((await check(customer, ref)).state).toBe('waiting');
  });

  it('[MNY-7] stays partly paid after a short one, and asks for the rest with its share of the loan', async () => {
    const { customer, ref, bankId } = await booked();
    await at.bank(bankId, { action: 'part', amount: '300000' });
    expect(await check(customer, ref)).toMatchObject({ state: 'partial', paid: 300_000, to_pay: 600_000 });
    expect((await open(customer, ref)).body.result.amount).toBe(pocketZeroTotal(600_000));
  });

  it('is found by the job when its notice is lost, and unknown while it cannot be asked', async () => {
    const { customer, ref, bankId } = await booked();
    at.deps.faults.add({ id: 'lost', operation: 'pocket-callback', kind: 'fail', times: 1 });
    await at.bank(bankId, { action: 'pay' });
    at.deps.faults.add({ id: 'down', operation: 'pocket', kind: 'malformed', times: 3 });
    expect((await check(customer, ref)).state).toBe('unknown');
    at.clock.advance(10_000);
    await at.work.checkInvoices();
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });

  it('asks for a token again when the old one has ended', async () => {
    const { customer, ref, bankId } = await booked();
    at.clock.advance(301_000);
    await at.bank(bankId, { action: 'pay' });
    expect((await check(customer, ref)).state).toBe('paid');
  });
});

describe('After all of this', () => {
  it('[OPS-4] [MNY-2] the books are in order', async () => {
    expect(await at.brokenBooks()).toEqual([]);
  });
});
