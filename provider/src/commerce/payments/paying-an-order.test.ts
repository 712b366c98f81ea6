import { bankIdOf, openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const check = (customer: Parameters<BookingFixture['order']>[0], ref: string) =>
  at.post(customer, '/api/payment/v1/check/', { ref_number: ref });

describe('A booked order', () => {
  it('[NEED-10] gets an invoice for what is owed, whose QR code opens the bank', async () => {
    const { customer, ref } = await at.invoiced();
    const again = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    expect(again.body.result).toMatchObject({ amount: TOTAL, payment_name: 'QPAY', is_qr: true, currency: 'MNT' });
    expect(again.body.result.qr_text).toMatch(/^http:\/\/localhost:3000\/sandbox\/bank\//);
    expect(again.body.result.deeplink[1]?.deeplink).toMatch(/^khanbank:\/\/q\?qPay_QRcode=http%3A%2F%2F/);
    expect(
      await at.deps.db
        .selectFrom('sandbox.qpay_invoices')
        .selectAll()
        .where('description', 'like', `%${ref}`)
        .execute(),
    ).toHaveLength(1);
  });

  it('is paid, gets its ticket, and shows both in its history', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    expect((await at.order(customer, ref)).actions).toEqual(['coupon']);
    expect(await at.bank(bankId, { action: 'pay' })).toBe(303);
    await at.work.issue('flight');
    const order = await at.order(customer, ref);
    expect(order.status.status_code).toBe(4);
    expect(order.actions).toEqual(['receipt', 'offers']);
    expect([order.title, order.ends_at]).toEqual(['Ulaanbaatar – Seoul', expect.stringMatching(/^2026-.*Z$/)]);
    expect(order).toMatchObject({ paid: TOTAL, to_pay: 0, pay_until: null });
    expect(order.travellers[0]?.ticket_number).toMatch(/^289\d{10}$/);
    expect(order.airline_reference).toMatch(/^[A-Z2-9]{6}$/);
    expect(order.ledger.map((line) => [line.kind, line.amount, line.balance])).toEqual([
      ['order-created', TOTAL, TOTAL],
      ['payment', -TOTAL, 0],
      ['ticket-issued', 0, 0],
    ]);
    expect(order.progress.map((step) => step.state)).toEqual(['done', 'done', 'done', 'next', 'next']);
  });

  it('[MNY-8] is not paid by a callback alone, and an unknown one harms nobody', async () => {
    const { customer, ref, invoiceId } = await at.invoiced();
    for (const id of [invoiceId, 'INV-UNKNOWN1', '%00', "'--"]) {
      const answer = await at.app.inject({ method: 'GET', url: `/callback/qpay?payment_id=${id}` });
      expect([answer.statusCode, answer.body]).toEqual([200, 'SUCCESS']);
    }
    expect((await at.order(customer, ref)).status.status_code).toBe(1);
  });

  it.each([
    ['application/json', '{"amount":'],
    ['application/x-www-form-urlencoded', 'amount=1&status=PAID'],
    ['text/xml', '<paid/>'],
  ])('[NEED-11] [MNY-8] is notified of it by a POST of %s, whatever that says', async (type, payload) => {
    const { customer, ref, bankId, invoiceId } = await at.invoiced();
    const url = `/callback/qpay?payment_id=${invoiceId}`;
    const notice = () => at.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect((await notice()).body).toBe('SUCCESS');
    expect((await at.order(customer, ref)).paid).toBe(0);
    at.deps.faults.add({ id: 'lost', operation: 'qpay-callback', kind: 'fail', times: 1 });
    await at.bank(bankId, { action: 'pay' });
    expect((await notice()).body).toBe('SUCCESS');
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });

  it('[MNY-8] counts one payment once in a storm of callbacks', async () => {
    const { customer, ref, bankId, invoiceId } = await at.invoiced();
    at.deps.faults.add({ id: 'lost', operation: 'qpay-callback', kind: 'fail', times: 1 });
    await at.bank(bankId, { action: 'pay' });
    expect((await at.order(customer, ref)).paid).toBe(0);
    await Promise.all(
      Array.from({ length: 30 }, () => at.app.inject({ method: 'GET', url: `/callback/qpay?payment_id=${invoiceId}` })),
    );
    const order = await at.order(customer, ref);
    expect([order.paid, order.ledger.length]).toEqual([TOTAL, 2]);
  });

  it('[API-71] is reported as declined to anyone who watches it, and as open again after the next try', async () => {
    const { customer, ref, bankId, invoiceId } = await at.invoiced();
    const news: string[] = [];
    const stop = at.deps.events.subscribe('order/changed', (fact) => fact && news.push(fact.ref_number));
    await at.bank(bankId, { action: 'refuse' });
    expect((await check(customer, ref)).body.result).toMatchObject({
      state: 'waiting',
      open_invoice: { payment_name: 'QPAY', declined: 'declined' },
    });
    expect(news).toEqual([ref]);
    await at.app.inject({ method: 'GET', url: `/callback/qpay?payment_id=${invoiceId}` });
    expect(news).toEqual([ref]);
    stop();
    await at.bank(bankId, { action: 'part', amount: '1000' });
    expect((await check(customer, ref)).body.result).toMatchObject({ open_invoice: { declined: null } });
  });

  it('is found paid by the job when the callback is lost', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    at.deps.faults.add({ id: 'lost', operation: 'qpay-callback', kind: 'fail', times: 1 });
    await at.bank(bankId, { action: 'pay' });
    at.clock.advance(10_000);
    await at.work.checkInvoices();
    expect((await at.order(customer, ref)).status.status_code).toBe(2);
  });

  it('[NEED-30] tells each state of the money', async () => {
    const customer = await at.customer();
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    expect((await check(customer, ref)).body.result).toEqual({
      ref_number: ref,
      state: 'not-started',
      paid: 0,
      to_pay: TOTAL,
      open_invoice: null,
    });
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    const bankId = bankIdOf(invoice);
    expect((await check(customer, ref)).body.result.state).toBe('waiting');
    await at.bank(bankId, { action: 'refuse' });
    expect((await check(customer, ref)).body.result.state).toBe('waiting');
    await at.bank(bankId, { action: 'part', amount: '300000' });
    expect((await check(customer, ref)).body.result).toEqual({
      ref_number: ref,
      state: 'partial',
      paid: 300_000,
      to_pay: 600_000,
      open_invoice: {
        invoice_id: invoice.body.result.invoice_id,
        payment_name: 'QPAY',
        declined: null,
        being_matched: false,
      },
    });
    await at.bank(bankId, { action: 'pay' });
    expect((await check(customer, ref)).body.result).toEqual({
      ref_number: ref,
      state: 'paid',
      paid: TOTAL,
      to_pay: 0,
      open_invoice: null,
    });
    expect(
      (await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' })).body.result
        .problem,
    ).toBe('already-paid');
  });

  it('[MNY-7] gives a new invoice for the rest after a part, and the former one cannot be paid any more', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    await at.bank(bankId, { action: 'part', amount: '300000' });
    const second = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    expect(second.body.result.amount).toBe(600_000);
    const former = await at.deps.db
      .selectFrom('sandbox.qpay_invoices')
      .select('status')
      .where('id', '=', bankId)
      .executeTakeFirst();
    expect(former?.status).toBe('CANCELED');
    await at.bank(bankIdOf(second), { action: 'pay' });
    expect((await at.order(customer, ref)).status.status_code).toBe(2);
  });

  it('[MNY-7] credits what was paid twice', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    await at.bank(bankId, { action: 'pay' });
    await at.bank(bankId, { action: 'again' });
    const order = await at.order(customer, ref);
    expect(order.ledger.map((line) => [line.kind, line.amount])).toEqual([
      ['order-created', TOTAL],
      ['payment', -TOTAL],
      ['payment', -TOTAL],
      ['credit', TOTAL],
    ]);
    expect(order.paid).toBe(TOTAL);
  });
});

describe('When nobody pays in time', () => {
  it('ends the order at the very moment, gives the seat back and cancels the invoice at the partner', async () => {
    const customer = await at.customer();
    const quote = await at.quote({}, 1);
    const { ref_number: ref } = (await at.book(customer, quote.ref_number)).body.result;
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    at.clock.advance(30 * 60_000 - 1);
    expect((await at.order(customer, ref)).status.status_code).toBe(1);
    at.clock.advance(1);
    expect((await at.order(customer, ref)).status).toEqual({ status_code: 6, name: 'Expired' });
    expect(await at.inventory.seatsLeft(quote.ref_number)).toBe(1);
    await at.work.checkInvoices();
    const former = await at.deps.db
      .selectFrom('sandbox.qpay_invoices')
      .select('status')
      .where('id', '=', bankIdOf(invoice))
      .executeTakeFirst();
    expect(former?.status).toBe('CANCELED');
    expect(
      (await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' })).body.result
        .problem,
    ).toBe('order-expired');
  });

  it('ends by the job what nobody looks at', async () => {
    const { customer, ref } = await at.invoiced();
    at.clock.advance(31 * 60_000);
    await at.work.expireOrders();
    const row = await at.deps.db.selectFrom('orders').select('status').where('ref_number', '=', ref).executeTakeFirst();
    expect(row?.status).toBe(6);
    expect((await check(customer, ref)).body.result.state).toBe('expired');
  });

  it('[MNY-7] honours late money while the seats are still there', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    at.clock.advance(31 * 60_000);
    await at.bank(bankId, { action: 'pay' });
    await at.work.issue('flight');
    const order = await at.order(customer, ref);
    expect(order.status.status_code).toBe(4);
    expect(order.ledger.map((line) => line.kind)).toEqual([
      'order-created',
      'expired',
      'order-created',
      'payment',
      'ticket-issued',
    ]);
  });

  it('[MNY-7] honours late money also where a part had come in time: the part is credit, and counts once', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    await at.bank(bankId, { action: 'part', amount: '1000' });
    at.clock.advance(31 * 60_000);
    await at.bank(bankId, { action: 'again' });
    await at.work.issue('flight');
    const order = await at.order(customer, ref);
    expect(order).toMatchObject({ status: { status_code: 4 }, paid: TOTAL, to_pay: 0 });
    expect(order.ledger.map((line) => [line.kind, line.balance])).toEqual([
      ['order-created', TOTAL],
      ['payment', TOTAL - 1000],
      ['expired', -1000],
      ['credit', 0],
      ['order-created', TOTAL],
      ['payment', 0],
      ['ticket-issued', 0],
    ]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-7] credits late money when the seats are gone', async () => {
    const customer = await at.customer();
    const quote = await at.quote({}, 1);
    const { ref_number: ref } = (await at.book(customer, quote.ref_number)).body.result;
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    at.clock.advance(31 * 60_000);
    await at.work.expireOrders();
    await at.deps.db.transaction().execute((tx) =>
      at.inventory.hold(tx, {
        orderRef: `OTHER-${ref}`,
        units: [{ resource: quote.ref_number, date: '', limit: 0 }],
        quantity: 1,
      }),
    );
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    const order = await at.order(customer, ref);
    expect(order.status.status_code).toBe(6);
    expect(order.ledger.slice(-2).map((line) => [line.kind, line.amount, line.balance])).toEqual([
      ['payment', -TOTAL, -TOTAL],
      ['credit', TOTAL, 0],
    ]);
  });

  it('[MNY-7] credits a part that had come in', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    await at.bank(bankId, { action: 'part', amount: '1000' });
    at.clock.advance(31 * 60_000);
    const order = await at.order(customer, ref);
    expect(order).toMatchObject({ paid: 0, to_pay: 0 });
    expect(order.ledger.map((line) => [line.kind, line.balance])).toEqual([
      ['order-created', TOTAL],
      ['payment', TOTAL - 1000],
      ['expired', -1000],
      ['credit', 0],
    ]);
  });

  it('[MNY-7] credits money for a cancelled order', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    at.clock.advance(31 * 60_000);
    await at.work.expireOrders();
    await at.deps.db.updateTable('orders').set({ status: 5 }).where('ref_number', '=', ref).execute();
    await at.bank(bankId, { action: 'again' });
    const order = await at.order(customer, ref);
    expect([order.status.status_code, order.ledger.at(-1)?.kind, order.ledger.at(-1)?.balance]).toEqual([
      5,
      'credit',
      0,
    ]);
  });
});

describe('When a partner is away', () => {
  it('[REL-3] answers 503 for a new invoice and opens one when asked again', async () => {
    const customer = await at.customer();
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    for (const kind of ['fail', 'malformed', 'drop-answer'] as const) {
      // The first call may be the one for a token, which is repeated; so the fault outlasts the repetitions.
      at.deps.faults.add({ id: kind, operation: 'qpay', kind, times: 4 });
      const answer = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
      expect([answer.status, answer.body.result.problem]).toEqual([503, 'payment-unavailable']);
      at.deps.faults.clear();
    }
    expect(
      (await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' })).status,
    ).toBe(200);
  });

  it('[MNY-12] calls an unanswered question unknown, never unpaid', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    at.deps.faults.add({ id: 'lost', operation: 'qpay-callback', kind: 'fail', times: 1 });
    await at.bank(bankId, { action: 'pay' });
    at.deps.faults.add({ id: 'down', operation: 'qpay', kind: 'fail', times: 3 });
    expect((await check(customer, ref)).body.result.state).toBe('unknown');
    expect((await check(customer, ref)).body.result.state).toBe('paid');
  });

  it('keeps the money and tries again when the airline issues no ticket', async () => {
    const { customer, ref, bankId } = await at.invoiced();
    await at.bank(bankId, { action: 'pay' });
    at.deps.faults.add({ id: 'no', operation: 'airline-issue', kind: 'fail', times: 2 });
    await at.work.issue('flight');
    let order = await at.order(customer, ref);
    expect([order.status.status_code, order.progress[2]?.state]).toEqual([3, 'failed']);
    at.clock.advance(30_000);
    await at.work.issue('flight');
    at.clock.advance(60_000);
    await at.work.issue('flight');
    order = await at.order(customer, ref);
    expect([order.status.status_code, order.progress[2]?.state]).toEqual([4, 'done']);
    const delays = (await at.mails('sarnai@example.mn')).filter(
      (subject) => subject === `Order ${ref}: your ticket is delayed`,
    );
    expect(delays).toHaveLength(1);
  });
});

describe('Somebody else', () => {
  it('[AUT-1] gets 404 about an order, its invoice, its state and its live updates, as for a missing one', async () => {
    const { ref } = await at.invoiced();
    const stranger = await at.customer();
    for (const one of [ref, 'AYL-MISSING1']) {
      const answers = [
        await at.get(stranger, `/api/order/v1/detail/flight/${one}/`),
        await at.get(stranger, `/api/payment/v1/options/?ref_number=${one}`),
        await at.post(stranger, '/api/payment/v1/invoice/', { ref_number: one, payment_name: 'QPAY' }),
        await check(stranger, one),
        await at.get(stranger, `/api/payment/v1/live/${one}/`),
      ];
      expect(answers.map(({ status, body }) => [status, body.result.problem])).toEqual(
        Array.from({ length: 5 }, () => [404, 'not-found']),
      );
    }
    expect((await at.get(stranger, '/api/order/v1/list/')).body.result).toEqual({
      orders: [],
      count: 0,
      page: 1,
      next: null,
    });
  });
});

describe('Currency rates', () => {
  it('[NEED-12] are decimal texts, one for each display currency', async () => {
    const { result } = (await at.get({ userId: '', headers: {} }, '/api/payment/v1/rates/')).body;
    expect(result.MNT).toBe('1');
    expect(Object.keys(result).toSorted()).toEqual(['CNY', 'JPY', 'KRW', 'MNT', 'RUB', 'USD']);
  });
});

describe('After all of this', () => {
  it('[OPS-4] [MNY-2] the books are in order', async () => {
    expect(await at.brokenBooks()).toEqual([]);
  });
});
