import { hostHeaders } from '../../../platform/http/caller.ts';
import { HOST_KEY, inMiniApp } from '../../../testing/in-mini-app.ts';
import { openBookingFixture, TOTAL, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture({ hostKey: HOST_KEY });
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const invoice = (customer: Customer, ref_number: string, payment_name = 'LENDPAY') =>
  at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name, p: 'lend' });
const standing = async (customer: Customer, ref_number: string) =>
  (await at.post(customer, '/api/payment/v1/check/', { ref_number })).body.result;
const ways = async (customer: Customer, ref: string, p = 'lend') =>
  (await at.get(customer, `/api/payment/v1/options/?ref_number=${ref}&p=${p}`)).body.result as unknown as {
    payment_name: string;
  }[];
const atLender = (url: string, action: string) =>
  at.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  });
const fault = (operation: string, kind: 'fail' | 'malformed' | 'drop-answer', times: number) =>
  at.deps.faults.add({ id: `${operation}-${kind}`, operation, kind, times });

async function offered(over: object = {}) {
  const customer = inMiniApp(await at.customer());
  const { ref_number: ref } = (await at.book(customer, (await at.quote(over)).ref_number)).body.result;
  const { result } = (await invoice(customer, ref)).body;
  return { customer, ref, url: result.url, id: result.invoice_id };
}

describe('A loan', () => {
  it('[PAY-03] is offered for type lend alone, where the lender would give it', async () => {
    const { customer, ref } = await offered();
    expect((await ways(customer, ref)).map(({ payment_name }) => payment_name)).toEqual(['LENDPAY']);
    expect((await ways(customer, ref, 'regular')).map(({ payment_name }) => payment_name)).not.toContain('LENDPAY');
    const large = inMiniApp(await at.customer());
    const { ref_number } = (await at.book(large, (await at.quote({ total_fare: 5_000_001 })).ref_number)).body.result;
    expect(await ways(large, ref_number)).toEqual([]);
    expect((await at.get(large, '/api/payment/v1/loan_eligibility/?amount=5000000')).body.result).toEqual({
      eligible: true,
      limit: 5_000_000,
    });
    expect((await at.get(large, '/api/payment/v1/loan_eligibility/?amount=5000001')).body.result).toMatchObject({
      eligible: false,
    });
  });

  it('[PAY-03] is refused outside the mini-app, whatever is asked', async () => {
    const customer = await at.customer();
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    const stranger = { ...customer, headers: { ...customer.headers, [hostHeaders.mode]: 'emongolia' } };
    for (const outside of [customer, stranger]) {
      const refused = await invoice(outside, ref);
      expect([refused.status, refused.body.result.problem]).toEqual([409, 'state-conflict']);
      expect(await ways(outside, ref)).toEqual([]);
      expect((await at.get(outside, '/api/payment/v1/loan_eligibility/?amount=1000')).body.result).toEqual({
        eligible: false,
        limit: 0,
      });
    }
    expect((await invoice(customer, ref, 'QPAY')).status).toBe(200);
  });

  it('[PAY-03] [INST-19] pays the order once the customer has confirmed it at the lender, with true books', async () => {
    const { customer, ref, url } = await offered();
    expect(url).toContain('/sandbox/loan/');
    expect((await standing(customer, ref)).state).toBe('waiting');
    expect((await atLender(url, 'confirm')).statusCode).toBe(303);
    expect(await standing(customer, ref)).toMatchObject({ state: 'paid', paid: TOTAL, to_pay: 0 });
    await at.work.issue('flight');
    expect(await at.order(customer, ref)).toMatchObject({ credit_name: 'LendPay', status: { status_code: 4 } });
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-7] [MNY-8] counts a doubled notice once, and credits a payout that came twice', async () => {
    const { customer, ref, url } = await offered();
    await Promise.all([atLender(url, 'confirm'), atLender(url, 'confirm')]);
    await Promise.all([atLender(url, 'notify'), atLender(url, 'notify')]);
    expect((await at.order(customer, ref)).ledger.map(({ kind }) => kind)).toEqual(['order-created', 'payment']);
    await atLender(url, 'again');
    const order = await at.order(customer, ref);
    expect([order.paid, order.ledger.at(-1)]).toEqual([
      TOTAL,
      expect.objectContaining({ kind: 'credit', amount: TOTAL }),
    ]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-8] is not paid by a forged notice: the lender is asked', async () => {
    const { customer, ref, id } = await offered();
    expect((await at.app.inject({ url: `/callback/lendpay?payment_id=${id}&status=PAID` })).body).toBe('SUCCESS');
    expect((await standing(customer, ref)).state).toBe('waiting');
  });

  it('is found by the job when its notice is lost', async () => {
    const { customer, ref, url } = await offered();
    fault('lendpay-callback', 'fail', 1);
    await atLender(url, 'confirm');
    expect((await at.order(customer, ref)).paid).toBe(0);
    at.clock.advance(10_000);
    await at.work.checkInvoices();
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });

  it('[MNY-12] is unknown while the lender cannot be asked, and never again unpaid', async () => {
    const { customer, ref, url } = await offered();
    fault('lendpay-callback', 'fail', 1);
    await atLender(url, 'confirm');
    fault('lender', 'fail', 3);
    expect((await standing(customer, ref)).state).toBe('unknown');
    expect((await standing(customer, ref)).state).toBe('paid');
  });

  it('that is refused is not offered again for this order, which can be paid otherwise', async () => {
    const { customer, ref, url } = await offered();
    await atLender(url, 'refuse');
    expect((await atLender(url, 'confirm')).statusCode).toBe(303);
    expect((await standing(customer, ref)).paid).toBe(0);
    expect(await ways(customer, ref)).toEqual([]);
    expect((await invoice(customer, ref, 'QPAY')).status).toBe(200);
  });

  it('[MNY-7] is withdrawn when another way is chosen, and nobody can confirm it any more', async () => {
    const { customer, ref, url } = await offered();
    expect((await invoice(customer, ref, 'QPAY')).body.result).toMatchObject({ payment_name: 'QPAY', amount: TOTAL });
    await atLender(url, 'confirm');
    await at.work.checkInvoices();
    expect((await at.order(customer, ref)).paid).toBe(0);
  });

  it('[MNY-7] that was faster than another way has paid, and nothing else is asked for', async () => {
    const { customer, ref, url } = await offered();
    fault('lendpay-callback', 'fail', 1);
    await atLender(url, 'confirm');
    const other = await invoice(customer, ref, 'QPAY');
    expect([other.status, other.body.result.problem]).toEqual([409, 'already-paid']);
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });
});

describe('When no loan is available', () => {
  it.each(['fail', 'malformed', 'drop-answer'] as const)(
    '[REL-3] a lender that answers with %s offers none',
    async (kind) => {
      const { customer, ref } = await offered();
      fault('lender', kind, 9);
      expect(await ways(customer, ref)).toEqual([]);
      const asked = await at.get(customer, '/api/payment/v1/loan_eligibility/?amount=1000');
      expect([asked.status, asked.body.result.problem]).toEqual([503, 'payment-unavailable']);
    },
  );

  it('[MNY-4] a lost answer opens no second loan that anybody could confirm', async () => {
    const customer = inMiniApp(await at.customer());
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    fault('lender', 'drop-answer', 1);
    expect((await invoice(customer, ref)).status).toBe(503);
    expect((await invoice(customer, ref)).status).toBe(200);
    const open = await at.deps.db
      .selectFrom('invoices')
      .select('status')
      .where('ref_number', '=', ref)
      .where('status', '=', 'open')
      .execute();
    expect(open).toHaveLength(1);
  });

  it('[MNY-9] an order that has had money, or is paid in parts, is not lent for', async () => {
    const { customer, ref } = await offered();
    await at.deps.db.updateTable('orders').set({ paid: 1 }).where('ref_number', '=', ref).execute();
    const answer = await invoice(customer, ref);
    await at.deps.db.updateTable('orders').set({ paid: 0 }).where('ref_number', '=', ref).execute();
    expect([answer.status, answer.body.result.problem]).toEqual([409, 'state-conflict']);
  });

  it('[AUT-1] somebody without a session is not told', async () => {
    expect((await at.app.inject({ url: '/api/payment/v1/loan_eligibility/?amount=1000' })).statusCode).toBe(401);
  });

  it('speaks to the merchant alone', async () => {
    const answer = await at.app.inject({
      method: 'POST',
      url: '/sandbox/lender/v1/eligibility',
      headers: { authorization: 'Bearer wrong' },
      payload: { amount: 1 },
    });
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'INVALID_TOKEN']);
  });
});

describe('The page of the lender', () => {
  it('shows the four steps in two languages, and a missing loan as missing', async () => {
    const { url } = await offered();
    const path = new URL(url).pathname;
    for (const [language, text] of [
      ['mn', 'Төлөх хуваарь'],
      ['en', 'Payment steps'],
    ] as const) {
      const page = await at.app.inject({ url: `${path}?lang=${language}` });
      expect(page.body).toContain(text);
      expect(page.body.match(/<li>/g)).toHaveLength(4);
      expect(page.body).not.toContain('<script');
    }
    expect((await at.app.inject({ url: '/sandbox/loan/none' })).statusCode).toBe(404);
  });
});

it('[INST-24] [INST-25] [INST-26] a ticket that a loan has paid is refunded by people only', async () => {
  const { customer, ref, url } = await offered();
  await atLender(url, 'confirm');
  await at.work.issue('flight');
  const { travellers } = await at.order(customer, ref);
  const [one] = travellers;
  const row = await at.deps.db.selectFrom('orders').selectAll().where('ref_number', '=', ref).executeTakeFirstOrThrow();
  const { decideRefund } = await import('../../../products/flights/after-sale/decide-refund.ts');
  const asked = {
    refund_type: 'all' as const,
    tickets: [
      { ticket_number: one?.ticket_number ?? '', first_name: one?.given_name ?? '', last_name: one?.surname ?? '' },
    ],
  };
  expect(decideRefund(row, asked as never, new Set(), at.clock.now())).toEqual({
    kind: 'refuse',
    because: 'automatic',
  });
});
