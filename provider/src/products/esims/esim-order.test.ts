import type { EsimOrder } from '@aylal/contracts/orders';
import type { PaymentOption } from '@aylal/contracts/payments';
import { bankIdOf, openBookingFixture, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { walletMoney } from '../../commerce/wallets/wallet-accounts.ts';

const wanted = { slug: 'south-korea-data', package_id: 'south-korea-7days-1gb', contact_email: 'sarnai@example.mn' };
const PRICE = 11_480;

describe('An order of an eSIM', () => {
  let at: BookingFixture;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  afterEach(() => at.deps.faults.clear());
  afterAll(async () => {
    await at.close();
  });

  const book = (customer: Customer, over: object = {}, key?: string) =>
    at.post(customer, '/api/esim/booking', { ...wanted, ...over }, key);
  const orderOf = async (customer: Customer, ref: string) =>
    (await at.get(customer, `/api/order/v1/detail/esim/${ref}/`)).body.result as unknown as EsimOrder;
  const install = (customer: Customer, ref: string) => at.get(customer, `/api/esim/install?ref_number=${ref}`);

  async function paid() {
    const customer = await at.customer();
    const { ref_number: ref } = (await book(customer)).body.result;
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    return { customer, ref };
  }
  async function madeAt(ref: string) {
    return at.deps.db.selectFrom('sandbox.esims').selectAll().where('description', '=', ref).execute();
  }

  it('[NEED-64] [NEED-08] waits for its money at the price that is on sale, and is among the orders', async () => {
    const customer = await at.customer();
    const { ref_number: ref } = (await book(customer, { price: 1, total: 1 })).body.result;
    const order = await orderOf(customer, ref);
    expect(order).toMatchObject({
      product: 'esim',
      status: { status_code: 1 },
      total: PRICE,
      must_pay: PRICE,
      esim: { slug: wanted.slug, title: 'South Korea', package: { title: '1 GB · 7 days' }, issued: false },
    });
    expect((await at.get(customer, `/api/order/v1/detail/flight/${ref}/`)).status).toBe(404);
    const { orders } = (await at.get(customer, '/api/order/v1/list/')).body.result;
    expect(orders).toMatchObject([{ ref_number: ref, product: 'esim', title: 'eSIM · South Korea', total: PRICE }]);
  });

  it.each(['POCKET', 'LENDPAY'])(
    'is not paid with the borrowed money of %s, which is lent for journeys',
    async (name) => {
      const customer = await at.customer();
      const { ref_number: ref } = (await book(customer)).body.result;
      const options = (await at.get(customer, `/api/payment/v1/options/?ref_number=${ref}`)).body
        .result as unknown as PaymentOption[];
      const offered = options.map(({ payment_name }) => payment_name);
      expect(offered).toContain('QPAY');
      expect(offered).not.toContain(name);
      const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: name });
      expect(invoice.status).toBe(409);
    },
  );

  it('[NEED-65] is made once it is paid, and tells what installs it to its owner alone', async () => {
    const { customer, ref } = await paid();
    expect((await install(customer, ref)).status).toBe(404);
    await at.work.issue('esim');
    expect(await orderOf(customer, ref)).toMatchObject({
      status: { status_code: 4, name: 'eSIM ready' },
      paid: PRICE,
      esim: { issued: true, delayed: false },
    });
    const [made] = await madeAt(ref);
    const answer = (await install(customer, ref)).body.result as unknown as Record<string, string>;
    expect(answer).toMatchObject({
      activation: `LPA:1$smdp.sandbox.example$${made?.matching_id}`,
      host: 'smdp.sandbox.example',
      code: made?.matching_id,
      iccid: made?.iccid,
    });
    expect(new URL(answer['apple_address'] ?? '').searchParams.get('carddata')).toBe(answer['activation']);
    expect((await install(await at.customer(), ref)).status).toBe(404);
  });

  it('[NEED-65] an activation code is in no cache, no log, no mail, no other answer, and sealed at rest', async () => {
    const { customer, ref } = await paid();
    await at.work.issue('esim');
    const code = (await madeAt(ref))[0]?.matching_id ?? 'none';
    const answer = await at.app.inject({ url: `/api/esim/install?ref_number=${ref}`, headers: customer.headers });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain(code);
    const mails = await at.deps.db.selectFrom('outbox').select('body').execute();
    const row = await at.deps.db
      .selectFrom('orders')
      .selectAll()
      .where('ref_number', '=', ref)
      .executeTakeFirstOrThrow();
    const seen = [
      at.logLines.join('\n'),
      JSON.stringify(mails),
      JSON.stringify(row),
      JSON.stringify(await orderOf(customer, ref)),
    ];
    expect(seen.filter((text) => text.includes(code))).toEqual([]);
    expect(JSON.stringify(mails)).toContain(ref);
  });

  it('waits with its money safe while the supplier is down, says so once, and is made later', async () => {
    const { customer, ref } = await paid();
    const mails = async () => (await at.mails(wanted.contact_email)).filter((subject) => subject.includes(ref));
    at.deps.faults.add({ id: 'down', operation: 'esim', kind: 'fail', status: 400 });
    await at.work.issue('esim');
    at.clock.advance(60_000);
    await at.work.issue('esim');
    expect(await orderOf(customer, ref)).toMatchObject({
      status: { status_code: 3 },
      paid: PRICE,
      to_pay: 0,
      esim: { issued: false, delayed: true },
    });
    expect((await mails()).filter((subject) => subject.includes('delayed'))).toHaveLength(1);
    expect(await at.brokenBooks()).toEqual([]);
    at.deps.faults.clear();
    at.clock.advance(20 * 60_000);
    await at.work.issue('esim');
    expect((await orderOf(customer, ref)).esim).toMatchObject({ issued: true, delayed: false });
    expect((await mails()).at(-1)).toContain('ready');
  });

  it('[MNY-7] [REL-3] whose supplier stays silent ends by itself after two hours, with the money back', async () => {
    const { customer, ref } = await paid();
    at.deps.faults.add({ id: 'down', operation: 'esim', kind: 'fail', status: 400 });
    for (const minutes of [0, 100, 30]) {
      at.clock.advance(minutes * 60_000);
      expect((await orderOf(customer, ref)).status.status_code).not.toBe(5);
      await at.work.issue('esim');
    }
    expect(await orderOf(customer, ref)).toMatchObject({ status: { status_code: 5 }, paid: 0, to_pay: 0 });
    expect(await walletMoney(at.deps.db, customer.userId, 'wallet')).toEqual({ available: PRICE, pending: 0 });
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-7] [REL-3] that we cannot read ourselves ends with the money back too', async () => {
    const { customer, ref } = await paid();
    const { vault } = at.deps;
    jest.spyOn(vault, 'seal').mockImplementation(() => {
      throw new TypeError('a fault of ours');
    });
    try {
      for (const minutes of [0, 100, 30]) {
        at.clock.advance(minutes * 60_000);
        await expect(at.work.issue('esim')).rejects.toThrow('a fault of ours');
      }
    } finally {
      jest.restoreAllMocks();
    }
    expect(await orderOf(customer, ref)).toMatchObject({ status: { status_code: 5 }, paid: 0, to_pay: 0 });
    expect(await walletMoney(at.deps.db, customer.userId, 'wallet')).toEqual({ available: PRICE, pending: 0 });
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is made once although the answer of its supplier was lost', async () => {
    const { customer, ref } = await paid();
    at.deps.faults.add({ id: 'lost', operation: 'esim-order', kind: 'drop-answer', times: 1 });
    await at.work.issue('esim');
    expect((await orderOf(customer, ref)).esim.issued).toBe(false);
    at.clock.advance(20 * 60_000);
    await at.work.issue('esim');
    expect((await orderOf(customer, ref)).esim.issued).toBe(true);
    expect(await madeAt(ref)).toHaveLength(1);
  });

  it('[MNY-3] is one order for one key, and two for two', async () => {
    const customer = await at.customer();
    const [first, again] = [await book(customer, {}, 'key-esim-1'), await book(customer, {}, 'key-esim-1')];
    expect(again.body).toEqual(first.body);
    const other = await book(customer, {}, 'key-esim-2');
    expect(other.body.result.ref_number).not.toBe(first.body.result.ref_number);
  });

  it('ends after half an hour; money that comes later is credited', async () => {
    const customer = await at.customer();
    const { ref_number: ref } = (await book(customer)).body.result;
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    at.clock.advance(31 * 60_000);
    await at.work.expireOrders();
    expect((await orderOf(customer, ref)).status.status_code).toBe(6);
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    await at.work.checkInvoices();
    expect(await orderOf(customer, ref)).toMatchObject({ status: { status_code: 6 }, paid: 0 });
    expect(await madeAt(ref)).toEqual([]);
  });

  it('refuses what is not sold, bad input at its field, and strangers', async () => {
    const customer = await at.customer();
    expect((await book(customer, { package_id: 'south-korea-7days-9gb' })).status).toBe(404);
    expect((await book(customer, { slug: 'atlantis-data' })).status).toBe(404);
    const bad = await book(customer, { contact_email: 'nobody' });
    expect([bad.status, bad.body.result.fields]).toEqual([400, { contact_email: 'validation_email' }]);
    expect((await at.app.inject({ method: 'POST', url: '/api/esim/booking', payload: wanted })).statusCode).toBe(401);
  });

  it('has neither flights to change nor a ticket to refund', async () => {
    const { customer, ref } = await paid();
    await at.work.issue('esim');
    const refund = {
      ref_number: ref,
      reason: 'no',
      bank_name: 'Хаан банк',
      account_name: 'BAT',
      account_number: '5005001234',
      proof: { password: 'none' },
      refund_type: 'all',
      tickets: [{ first_name: 'BAT', last_name: 'DORJ', ticket_number: '1' }],
    };
    expect((await at.post(customer, '/api/flight/v3/rest/refund/', refund)).status).toBe(404);
    expect((await orderOf(customer, ref)).status.status_code).toBe(4);
  });
});
