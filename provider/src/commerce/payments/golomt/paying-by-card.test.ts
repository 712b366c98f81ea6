import { openBookingFixture, TOTAL, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const check = async (customer: Customer, ref_number: string) =>
  (await at.post(customer, '/api/payment/v1/check/', { ref_number })).body.result;
const open = (customer: Customer, ref_number: string) =>
  at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name: 'CARD' });

/** The bank's form: where it leads afterwards. */
async function atBank(bankId: string, form: Record<string, string>): Promise<string> {
  const { headers } = await at.app.inject({
    method: 'POST',
    url: `/sandbox/bank/${bankId}?lang=en`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return headers.location ?? '';
}

async function booked() {
  const customer = await at.customer();
  const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
  const { result } = (await open(customer, ref)).body;
  return { customer, ref, invoice: result, bankId: result.url.split('/').at(-1) ?? '' };
}

describe('A card on the page of the bank', () => {
  it('[MODAL-11.3] opens an address of the bank in the language of the customer', async () => {
    const { invoice, bankId } = await booked();
    expect(invoice).toMatchObject({ payment_name: 'CARD', is_url: true, is_qr: false, amount: TOTAL, qr_text: '' });
    expect(invoice.url).toMatch(/^http:\/\/localhost:3000\/sandbox\/golomt\/payment\/EN\/[0-9a-f-]{36}$/);
    const page = await at.app.inject({ url: `/sandbox/golomt/payment/EN/${bankId}` });
    expect(page.headers.location).toBe(`/sandbox/bank/${bankId}?lang=en`);
  });

  it('is paid there, leads back, and counts once however often we ask', async () => {
    const { customer, ref, bankId } = await booked();
    expect(await atBank(bankId, { action: 'pay' })).toBe(`http://localhost:3000/en/checkout/${ref}?p=regular`);
    expect((await check(customer, ref)).state).toBe('paid');
    await Promise.all([check(customer, ref), at.work.checkInvoices(), check(customer, ref)]);
    expect((await at.order(customer, ref)).ledger.map((line) => line.kind)).toEqual(['order-created', 'payment']);
  });

  it('[MNY-8] is not paid by a way back that says so', async () => {
    const { customer, ref, invoice } = await booked();
    const forged = `/callback/card?payment_id=${invoice.invoice_id}&errorCode=000&amount=${TOTAL}.00&checksum=00`;
    expect((await at.app.inject({ url: forged })).body).toBe('SUCCESS');
    expect((await check(customer, ref)).state).toBe('waiting');
  });

  it('can be tried again after a refusal, which is reported with its reason, on the same invoice', async () => {
    const { customer, ref, invoice, bankId } = await booked();
    const { invoice_id } = invoice;
    const open_invoice = { invoice_id, payment_name: 'CARD', declined: null };
    expect(await check(customer, ref)).toMatchObject({ state: 'waiting', open_invoice });
    await atBank(bankId, { action: 'refuse' });
    const declined = { invoice_id, payment_name: 'CARD', declined: 'not-enough-money' };
    expect(await check(customer, ref)).toMatchObject({ state: 'waiting', paid: 0, open_invoice: declined });
    expect((await open(customer, ref)).body.result.invoice_id).toBe(invoice.invoice_id);
    await atBank(bankId, { action: 'pay' });
    expect(await check(customer, ref)).toMatchObject({ state: 'paid', open_invoice: null });
  });

  it('opens a new invoice after the customer has cancelled the former one at the bank', async () => {
    const { customer, ref, invoice, bankId } = await booked();
    expect(await atBank(bankId, { action: 'cancel' })).toMatch(new RegExp(`/en/checkout/${ref}`));
    expect(await check(customer, ref)).toMatchObject({ open_invoice: { declined: 'cancelled' } });
    const next = (await open(customer, ref)).body.result;
    expect(next.invoice_id).not.toBe(invoice.invoice_id);
    await atBank(next.url.split('/').at(-1) ?? '', { action: 'pay' });
    expect((await check(customer, ref)).state).toBe('paid');
  });

  it('[MNY-7] stays partly paid after a short one, and a new invoice asks for the rest', async () => {
    const { customer, ref, bankId } = await booked();
    await atBank(bankId, { action: 'part', amount: '300000' });
    expect(await check(customer, ref)).toMatchObject({ state: 'partial', paid: 300_000, to_pay: 600_000 });
    const second = (await open(customer, ref)).body.result;
    expect(second.amount).toBe(600_000);
    await atBank(second.url.split('/').at(-1) ?? '', { action: 'pay' });
    expect((await check(customer, ref)).state).toBe('paid');
  });

  it('is found by the job when the customer never comes back', async () => {
    const { customer, ref, bankId } = await booked();
    at.deps.faults.add({ id: 'lost', operation: 'card-callback', kind: 'fail', times: 1 });
    expect(await atBank(bankId, { action: 'pay' })).toBe(`/sandbox/bank/${bankId}?lang=en`);
    at.clock.advance(10_000);
    await at.work.checkInvoices();
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });

  it('[MNY-12] is unknown while the bank cannot be asked', async () => {
    const { customer, ref, bankId } = await booked();
    await atBank(bankId, { action: 'pay' });
    at.deps.faults.add({ id: 'down', operation: 'card', kind: 'malformed', times: 3 });
    expect((await check(customer, ref)).state).toBe('unknown');
    expect((await check(customer, ref)).state).toBe('paid');
  });

  it('[REL-3] answers 503 while the bank is away, and opens one afterwards', async () => {
    const customer = await at.customer();
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    at.deps.faults.add({ id: 'down', operation: 'card', kind: 'fail', times: 1 });
    expect((await open(customer, ref)).body.result.problem).toBe('payment-unavailable');
    expect((await open(customer, ref)).status).toBe(200);
  });
});

describe('After all of this', () => {
  it('[OPS-4] [MNY-2] the books are in order', async () => {
    expect(await at.brokenBooks()).toEqual([]);
  });
});
