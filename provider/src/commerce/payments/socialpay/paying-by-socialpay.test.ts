import {
  bankIdOf,
  openBookingFixture,
  TOTAL,
  type BookingFixture,
  type Customer,
} from '../../../testing/booking-fixture.ts';
import { signatureOf } from '../../../platform/partner-http/signature.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const check = async (customer: Customer, ref_number: string) =>
  (await at.post(customer, '/api/payment/v1/check/', { ref_number })).body.result;
const open = (customer: Customer, ref_number: string, payment_name = 'SOCIALPAY') =>
  at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name });
const loseNotice = () => at.deps.faults.add({ id: 'lost', operation: 'socialpay-callback', kind: 'fail', times: 1 });

async function booked() {
  const customer = await at.customer();
  const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
  const opened = await open(customer, ref);
  return { customer, ref, invoice: opened.body.result, bankId: bankIdOf(opened) };
}

describe('SocialPay', () => {
  it('[PAY-07] [PAY-08] opens a QR code and the link of its app', async () => {
    const { invoice } = await booked();
    expect(invoice).toMatchObject({ payment_name: 'SOCIALPAY', is_qr: true, is_deeplink: true, amount: TOTAL });
    expect(invoice.deeplink).toMatchObject([{ name: 'SocialPay', deeplink: invoice.qr_text }]);
  });

  it('[MNY-8] pays the order by its notice, and a doubled one counts once', async () => {
    const { customer, ref, bankId } = await booked();
    await at.bank(bankId, { action: 'pay' });
    expect((await at.order(customer, ref)).status.status_code).toBe(2);
    await Promise.all([
      at.bank(bankId, { action: 'notify' }),
      at.bank(bankId, { action: 'notify' }),
      check(customer, ref),
    ]);
    await at.bank(bankId, { action: 'again' });
    expect((await at.order(customer, ref)).ledger.map((line) => line.kind)).toEqual(['order-created', 'payment']);
  });

  it('[MNY-8] is not paid by a forged notice', async () => {
    const { customer, ref, invoice } = await booked();
    const forged = `/callback/socialpay?payment_id=${invoice.invoice_id}&resp_code=00&amount=${TOTAL}&checksum=00`;
    expect((await at.app.inject({ url: forged })).body).toBe('SUCCESS');
    expect((await check(customer, ref)).state).toBe('waiting');
  });

  it('[MNY-7] stays partly paid after a short one, and a new invoice asks for the rest', async () => {
    const { customer, ref, bankId } = await booked();
    await at.bank(bankId, { action: 'part', amount: '300000' });
    expect(await check(customer, ref)).toMatchObject({ state: 'partial', paid: 300_000, to_pay: 600_000 });
    const second = await open(customer, ref);
    expect(second.body.result.amount).toBe(600_000);
    await at.bank(bankIdOf(second), { action: 'pay' });
    expect((await check(customer, ref)).state).toBe('paid');
  });

  it('is cancelled when another way is chosen, and nobody can pay it then', async () => {
    const { customer, ref, bankId } = await booked();
    expect((await open(customer, ref, 'QPAY')).status).toBe(200);
    const former = await at.deps.db
      .selectFrom('sandbox.qpay_invoices')
      .select('status')
      .where('id', '=', bankId)
      .executeTakeFirst();
    expect(former?.status).toBe('CANCELED');
  });

  it('[MNY-7] finds money that was faster than the change of the way', async () => {
    const { customer, ref, bankId } = await booked();
    loseNotice();
    await at.bank(bankId, { action: 'pay' });
    expect((await open(customer, ref, 'QPAY')).body.result.problem).toBe('already-paid');
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });

  it('is found by the job when its notice is lost, and unknown while it cannot be asked', async () => {
    const { customer, ref, bankId } = await booked();
    loseNotice();
    await at.bank(bankId, { action: 'pay' });
    at.deps.faults.add({ id: 'down', operation: 'socialpay', kind: 'malformed', times: 3 });
    expect((await check(customer, ref)).state).toBe('unknown');
    at.clock.advance(10_000);
    await at.work.checkInvoices();
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });

  it.each([
    ['a wrong checksum', { checksum: signatureOf('other', '10000001', 'INV-1', '5.00') }],
    ['another terminal', { terminal: '2' }],
    ['no checksum', { checksum: undefined }],
  ])('opens nothing for %s', async (_name, over) => {
    const body = { terminal: '10000001', invoice: 'INV-1', amount: '5.00', checksum: '', ...over };
    const answer = await at.app.inject({ method: 'POST', url: '/sandbox/socialpay/pos/invoice/qr', payload: body });
    expect(answer.json().header.code).toBe(400);
  });
});

describe('After all of this', () => {
  it('[OPS-4] [MNY-2] the books are in order', async () => {
    expect(await at.brokenBooks()).toEqual([]);
  });
});
