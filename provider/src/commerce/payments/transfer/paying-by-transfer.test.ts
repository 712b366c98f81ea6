import { openWork } from '../../work-list/work-list.ts';
import {
  openBookingFixture,
  person,
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

const INVOICE = '/api/payment/v1/invoice/';
const open = (customer: Customer, ref_number: string, payment_name = 'TRANSFER') =>
  at.post(customer, INVOICE, { ref_number, payment_name });
const check = async (customer: Customer, ref_number: string) =>
  (await at.post(customer, '/api/payment/v1/check/', { ref_number })).body.result;
const bank = (form: Record<string, string>) =>
  at.app.inject({
    method: 'POST',
    url: '/sandbox/transfer?lang=en',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const send = (purpose: string, amount: number) => bank({ action: 'send', purpose, amount: String(amount) });
const loseNotices = (times: number) =>
  at.deps.faults.add({ id: 'lost', operation: 'transfer-callback', kind: 'fail', times });

/** A booked order with its account to transfer to. */
async function booked() {
  const customer = await at.customer();
  const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
  const { result } = (await open(customer, ref)).body;
  return { customer, ref, invoice: result };
}

describe('A bank transfer', () => {
  it('[MODAL-12] [PAY-07] [NEED-09] is offered with the account, and asks for the whole sum with the order’s number as purpose', async () => {
    const { customer, ref, invoice } = await booked();
    const offered = await at.get(customer, `/api/payment/v1/options/?ref_number=${ref}`);
    expect(offered.body.result).toMatchObject([
      { payment_name: 'QPAY', account_number: '' },
      { payment_name: 'SOCIALPAY', account_number: '' },
      { payment_name: 'CARD', account_number: '' },
      { payment_name: 'POCKET', account_number: '' },
      { payment_name: 'TRANSFER', account_number: '5005001234', is_qr: false, is_url: false, is_deeplink: false },
      { payment_name: 'WALLET', account_number: '' },
    ]);
    expect(invoice).toMatchObject({
      payment_name: 'TRANSFER',
      account_number: '5005001234',
      company_name: 'Аялал ХХК',
      bank_name: 'Туршилтын банк',
      reference: ref,
      amount: TOTAL,
      fee: 0,
      currency: 'MNT',
    });
    expect(invoice.url).toBe(`http://localhost:3000/sandbox/transfer?purpose=${ref}&amount=${TOTAL}`);
  });

  it('pays the order as soon as the bank tells of it, however the number was typed', async () => {
    const { customer, ref } = await booked();
    expect((await check(customer, ref)).state).toBe('waiting');
    expect((await send(`төлбөр ${ref.toLowerCase().replace('-', ' ')}`, TOTAL)).statusCode).toBe(303);
    expect((await at.order(customer, ref)).status.status_code).toBe(2);
    expect(await check(customer, ref)).toMatchObject({ state: 'paid', paid: TOTAL, to_pay: 0 });
  });

  it('[MNY-7] stays partly paid after a short one, and asks for the rest', async () => {
    const { customer, ref } = await booked();
    await send(ref, 300_000);
    expect(await check(customer, ref)).toMatchObject({ state: 'partial', paid: 300_000, to_pay: 600_000 });
    const second = await open(customer, ref);
    expect(second.body.result).toMatchObject({ amount: 600_000, reference: ref });
    await send(ref, 600_000);
    expect((await check(customer, ref)).state).toBe('paid');
  });

  it('[MNY-7] [MNY-8] counts a notice twice once, and credits a transfer that came twice', async () => {
    const { customer, ref } = await booked();
    await send(ref, TOTAL);
    await Promise.all([bank({ action: 'notify' }), bank({ action: 'notify' }), at.work.readTransfers()]);
    expect((await at.order(customer, ref)).ledger.map((line) => line.kind)).toEqual(['order-created', 'payment']);
    await send(ref, TOTAL);
    const order = await at.order(customer, ref);
    expect(order.paid).toBe(TOTAL);
    expect(order.ledger.slice(1).map((line) => [line.kind, line.amount])).toEqual([
      ['payment', -TOTAL],
      ['payment', -TOTAL],
      ['credit', TOTAL],
    ]);
  });

  it('[MNY-8] is not paid by a forged notice', async () => {
    const { customer, ref, invoice } = await booked();
    for (const query of [`payment_id=${invoice.invoice_id}&amount=${TOTAL}&status=PAID`, `ref_number=${ref}`])
      expect((await at.app.inject({ url: `/callback/transfer?${query}` })).body).toBe('SUCCESS');
    expect((await check(customer, ref)).state).toBe('waiting');
  });

  it('is found by the job when its notice is lost', async () => {
    const { customer, ref } = await booked();
    loseNotices(1);
    await send(ref, TOTAL);
    expect((await at.order(customer, ref)).paid).toBe(0);
    at.clock.advance(15_000);
    await at.work.readTransfers();
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });

  it('[MNY-7] that nobody can tell whose it is waits in the books with its amount', async () => {
    await send('Ээжид', 55_000);
    await send('AYL-99999999', 1_000);
    const rows = await at.deps.db
      .selectFrom('bank_transfers')
      .select(['purpose', 'amount'])
      .where('invoice_id', 'is', null)
      .execute();
    expect(rows).toEqual([
      { purpose: 'Ээжид', amount: 55_000 },
      { purpose: 'AYL-99999999', amount: 1_000 },
    ]);
    const { balance } = await at.deps.db
      .selectFrom('ledger_entries')
      .select((select) => select.fn.sum<number | string>('amount').as('balance'))
      .where('account', '=', 'unmatched:transfers')
      .executeTakeFirstOrThrow();
    expect(Number(balance)).toBe(-56_000);
  });

  it('[MNY-7] that nobody knew is given to its order by a person, once, and booked like any other', async () => {
    const { customer, ref } = await booked();
    await send('Аяллын мөнгө', TOTAL + 700);
    const waiting = await at.app.inject({ url: '/transfers/unmatched' });
    const { record } = waiting.json().at(-1);
    expect(waiting.json().at(-1)).toMatchObject({ amount: TOTAL + 700, purpose: 'Аяллын мөнгө' });
    const assign = async (to: string, headers = {}) =>
      (await at.app.inject({ method: 'POST', url: `/transfers/${record}/assign/${encodeURIComponent(to)}`, headers }))
        .statusCode;
    expect(await assign(ref, { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
    expect(await assign('AYL-99999999')).toBe(409);
    expect(await assign('Бат')).toBe(404);
    const twice = await Promise.all([assign(ref.toLowerCase()), assign(ref)]);
    expect(twice.toSorted()).toEqual([204, 404]);
    const order = await at.order(customer, ref);
    expect([order.status.status_code, order.paid]).toEqual([2, TOTAL]);
    expect(order.ledger.slice(1).map((line) => [line.kind, line.amount])).toEqual([
      ['payment', -TOTAL - 700],
      ['credit', 700],
    ]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-7] that was given to its order while the bank was silent is booked by the job', async () => {
    const { customer, ref } = await booked();
    await send('Түүний', TOTAL);
    const { record } = (await at.app.inject({ url: '/transfers/unmatched' })).json().at(-1);
    at.deps.faults.add({ id: 'silent', operation: 'transfer', kind: 'fail', times: 3 });
    const assigned = await at.app.inject({ method: 'POST', url: `/transfers/${record}/assign/${ref}` });
    expect([assigned.statusCode, (await at.order(customer, ref)).paid]).toEqual([204, 0]);
    at.deps.faults.clear();
    at.clock.advance(15_000);
    await at.work.readTransfers();
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });

  it.each<[string, (ref: string) => string]>([
    ['without its prefix', (ref) => ref.slice(4)],
    [
      'in small letters with a dash in the middle, after other words',
      (ref) => `аялал ${ref.slice(4, 8)}-${ref.slice(8)}`.toLowerCase(),
    ],
  ])('[MNY-7] finds its order by a number %s', async (_name, written) => {
    const { customer, ref } = await booked();
    await send(written(ref), TOTAL);
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });

  it('[MNY-7] is given to none of two orders that it names, and lies on the work list until a person assigns it', async () => {
    const { customer, ref } = await booked();
    const other = await booked();
    await send(`${ref} ${other.ref}`, TOTAL);
    expect([(await at.order(customer, ref)).paid, (await at.order(other.customer, other.ref)).paid]).toEqual([0, 0]);
    const listed = async () =>
      (await openWork(at.deps.db)).filter(({ kind, raw }) => kind === 'unmatched-transfer' && raw?.includes(other.ref));
    const [item, ...more] = await listed();
    expect([item?.amount, more]).toEqual([TOTAL, []]);
    await at.app.inject({ method: 'POST', url: `/transfers/${item?.reference.slice(4)}/assign/${ref}` });
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
    expect(await listed()).toEqual([]);
  });

  it('[MNY-7] is told to a customer as being matched when its amount and sender fit their order', async () => {
    const { customer, ref: before } = await booked();
    await send('Ням гараг', TOTAL);
    expect((await check(customer, before)).open_invoice?.being_matched).toBe(false);
    await send(before, TOTAL);
    at.clock.advance(1_000);
    const people = [person({ given_name: 'DULAM', doc_number: 'E7654321' })];
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number, { people })).body.result;
    await open(customer, ref);
    expect((await check(customer, ref)).open_invoice?.being_matched).toBe(false);
    await send('Даваа гараг', TOTAL);
    expect((await check(customer, ref)).open_invoice?.being_matched).toBe(true);
    const { customer: stranger, ref: theirs } = await booked();
    await send('Мягмар гараг', TOTAL);
    expect((await check(stranger, theirs)).open_invoice?.being_matched).toBe(false);
  });

  it('[MNY-7] is honoured late, while the seats are there', async () => {
    const { customer, ref } = await booked();
    at.clock.advance(31 * 60_000);
    await at.work.expireOrders();
    await send(ref, TOTAL);
    expect((await at.order(customer, ref)).status.status_code).toBe(2);
  });

  it('[MNY-12] is unknown while the bank cannot be asked, and never again unpaid', async () => {
    const { customer, ref } = await booked();
    loseNotices(1);
    await send(ref, TOTAL);
    at.deps.faults.add({ id: 'down', operation: 'transfer', kind: 'fail', times: 3 });
    expect((await check(customer, ref)).state).toBe('unknown');
    expect((await check(customer, ref)).state).toBe('paid');
  });

  it.each(['malformed', 'drop-answer', 'fail'] as const)('[REL-3] survives a statement that is %s', async (kind) => {
    const { customer, ref } = await booked();
    loseNotices(1);
    await send(ref, TOTAL);
    at.deps.faults.add({ id: kind, operation: 'transfer', kind, times: 3 });
    at.clock.advance(15_000);
    await at.work.readTransfers();
    expect((await at.order(customer, ref)).paid).toBe(0);
    at.clock.advance(15_000);
    await at.work.readTransfers();
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });
});

describe('A change of the way to pay', () => {
  it('cancels the former invoice at its own partner, both ways round', async () => {
    const { customer, ref } = await booked();
    const qr = await open(customer, ref, 'QPAY');
    expect(qr.body.result).toMatchObject({ payment_name: 'QPAY', amount: TOTAL, account_number: '', reference: '' });
    const back = await open(customer, ref);
    expect(back.body.result).toMatchObject({ payment_name: 'TRANSFER', amount: TOTAL });
    const bankId = qr.body.result.qr_text.split('/').at(-1) ?? '';
    const former = await at.deps.db
      .selectFrom('sandbox.qpay_invoices')
      .select('status')
      .where('id', '=', bankId)
      .executeTakeFirst();
    expect(former?.status).toBe('CANCELED');
    const open_ = await at.deps.db
      .selectFrom('invoices')
      .select('partner')
      .where('ref_number', '=', ref)
      .where('status', '=', 'open')
      .execute();
    expect(open_).toEqual([{ partner: 'TRANSFER' }]);
  });

  it('[MNY-7] finds money that was faster, and asks for none any more', async () => {
    const { customer, ref } = await booked();
    loseNotices(1);
    await send(ref, TOTAL);
    const qr = await open(customer, ref, 'QPAY');
    expect([qr.status, qr.body.result.problem]).toEqual([409, 'already-paid']);
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });

  it('is refused while the former partner cannot be asked: nobody shall pay twice', async () => {
    const customer = await at.customer();
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    await open(customer, ref, 'QPAY');
    at.deps.faults.add({ id: 'away', operation: 'qpay', kind: 'fail', times: 9 });
    expect((await open(customer, ref)).body.result.problem).toBe('payment-unavailable');
  });
});

describe('A transfer with a fee', () => {
  it('[PAY-14.1] [GAP-30.2] asks for it on top, keeps it apart from the order, and credits only what is more', async () => {
    const { partners } = at.deps.config;
    const dear = await openBookingFixture({
      partners: { ...partners, transfer: { ...partners.transfer, fee: { fixed: 100, basisPoints: 10 } } },
    });
    const customer = await dear.customer();
    const { ref_number } = (await dear.book(customer, (await dear.quote()).ref_number)).body.result;
    const { result } = (await dear.post(customer, INVOICE, { ref_number, payment_name: 'TRANSFER' })).body;
    expect(result).toMatchObject({ amount: TOTAL + 1_000, fee: 1_000 });
    await dear.app.inject({
      method: 'POST',
      url: '/sandbox/transfer',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `action=send&purpose=${ref_number}&amount=${TOTAL + 1_500}`,
    });
    const order = await dear.order(customer, ref_number);
    expect([order.status.status_code, order.paid]).toEqual([2, TOTAL]);
    expect(order.ledger.map((line) => [line.kind, line.amount])).toEqual([
      ['order-created', TOTAL],
      ['payment', -TOTAL - 500],
      ['credit', 500],
    ]);
    expect(await dear.brokenBooks()).toEqual([]);
    await dear.close();
  });
});

describe('The page of the internet bank', () => {
  it('shows the account and what was sent, in two languages, escaped and without a script', async () => {
    await send('<script>alert(1)</script>', 5);
    const page = await at.app.inject({ url: '/sandbox/transfer?lang=en&purpose=%22%3E&amount=7' });
    expect(page.body).toContain('5005001234');
    expect(page.body).toContain('value="&#34;&#62;"');
    expect(page.body).not.toContain('<script');
    expect((await at.app.inject({ url: '/sandbox/transfer?lang=mn' })).body).toContain('Шилжүүлэх');
  });

  it.each([{ action: 'send', amount: '0', purpose: '' }, { action: 'send', amount: '1.5', purpose: '' }, {}])(
    'refuses %j with a sentence',
    async (form) => {
      expect((await bank(form as Record<string, string>)).statusCode).toBe(400);
    },
  );

  it('gives its statement to the merchant alone', async () => {
    const none = await at.app.inject({ url: '/sandbox/gateway/v1/statements/5005001234/record?record=0' });
    expect([none.statusCode, none.json().error]).toEqual([401, 'INVALID_TOKEN']);
    const wrong = await at.app.inject({
      method: 'POST',
      url: '/sandbox/gateway/v1/auth/token?grant_type=client_credentials',
      headers: { authorization: 'Basic eDp5' },
    });
    expect(wrong.statusCode).toBe(401);
  });
});

describe('After all of this', () => {
  it('[OPS-4] [MNY-2] the books are in order', async () => {
    expect(await at.brokenBooks()).toEqual([]);
  });
});
