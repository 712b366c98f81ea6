import { bankIdOf, openBookingFixture, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { walletMoney } from '../../commerce/wallets/wallet-accounts.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const SUM = 25_000;
const order = (customer: Customer, over: object = {}, key?: string) =>
  at.post(customer, '/api/wallet/v1/top_up/', { amount: SUM, is_package: 'false', type: 'wallet', ...over }, key);
const money = async (customer: Customer, type: 'wallet' | 'game' = 'wallet') =>
  (await walletMoney(at.deps.db, customer.userId, type)).available;
const open = (customer: Customer, ref_number: string, payment_name = 'QPAY') =>
  at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name });
const check = async (customer: Customer, ref_number: string) =>
  (await at.post(customer, '/api/payment/v1/check/', { ref_number })).body.result;
const read = (customer: Customer, ref: string) => at.get(customer, `/api/order/v1/checkout/${ref}/`);
async function ordered(over: object = {}) {
  const customer = await at.customer();
  const { ref_number: ref } = (await order(customer, over)).body.result;
  return { customer, ref };
}

describe('A top-up of a wallet', () => {
  it('[CALL-76] [API-65] is an order with a number, which its checkout knows by that alone', async () => {
    const { customer, ref } = await ordered();
    expect(await read(customer, ref)).toMatchObject({
      status: 200,
      body: {
        result: {
          ref_number: ref,
          product: 'top-up',
          title: 'Wallet top-up',
          subject: { type: 'wallet' },
          status: { status_code: 1 },
          total: SUM,
          to_pay: SUM,
          must_pay: SUM,
          lines: [],
          actions: [],
        },
      },
    });
    expect(await money(customer)).toBe(0);
    expect((await read(await at.customer(), ref)).status).toBe(404);
  });

  it.each(['wallet', 'game'] as const)('[GAP-56] fills the %s once it is paid, and tells by mail', async (type) => {
    const { customer, ref } = await ordered({ type });
    await at.bank(bankIdOf(await open(customer, ref)), { action: 'pay' });
    expect(await check(customer, ref)).toMatchObject({ state: 'paid', paid: SUM, to_pay: 0 });
    expect([await money(customer, 'wallet'), await money(customer, 'game')]).toEqual(
      type === 'wallet' ? [SUM, 0] : [0, SUM],
    );
    const { body } = await at.get(customer, `/api/bogts/v1/statement/?type=${type}`);
    expect(body.result).toMatchObject([{ kind: 'top-up', status: 'DONE', amount: SUM, description: ref }]);
    const user = await at.deps.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', customer.userId)
      .executeTakeFirstOrThrow();
    const mails = await at.deps.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', user.email)
      .where('channel', '=', 'email')
      .execute();
    const page = type === 'wallet' ? 'wallet' : 'game-wallet';
    expect(mails).toEqual([
      {
        subject: `${type === 'wallet' ? 'Wallet top-up' : 'Game wallet top-up'}: ₮25,000`,
        body: expect.stringContaining(`/en/user/${page}`),
      },
    ]);
  });

  it('[MNY-8] arrives once through a storm of notices, and what is paid twice is credit', async () => {
    const { customer, ref } = await ordered({ type: 'game' });
    const invoice = await open(customer, ref);
    const notice = () => at.app.inject({ url: `/callback/qpay?payment_id=${invoice.body.result.invoice_id}` });
    await Promise.all([
      at.bank(bankIdOf(invoice), { action: 'pay' }),
      ...Array.from({ length: 8 }, notice),
      at.work.checkInvoices(),
      check(customer, ref),
    ]);
    expect([await money(customer, 'game'), await money(customer)]).toEqual([SUM, 0]);
    await at.bank(bankIdOf(invoice), { action: 'again' });
    await notice();
    expect([await money(customer, 'game'), await money(customer)]).toEqual([SUM, SUM]);
  });

  it('[MNY-3] is ordered once by one key', async () => {
    const customer = await at.customer();
    const [one, two] = [await order(customer, {}, 'key-top-up-1'), await order(customer, {}, 'key-top-up-1')];
    expect(one.body.result.ref_number).toBe(two.body.result.ref_number);
    expect((await order(customer, { amount: SUM + 1 }, 'key-top-up-1')).status).toBe(422);
  });

  it('can be paid in every way but a loan and the wallet itself', async () => {
    const { customer, ref } = await ordered();
    const { result } = (await at.get(customer, `/api/payment/v1/options/?ref_number=${ref}`)).body as unknown as {
      result: { payment_name: string }[];
    };
    expect(result.map(({ payment_name }) => payment_name)).toEqual(['QPAY', 'SOCIALPAY', 'CARD', 'TRANSFER']);
    for (const name of ['WALLET', 'POCKET', 'LENDPAY'])
      expect(await open(customer, ref, name)).toMatchObject({
        status: 409,
        body: { result: { problem: 'state-conflict' } },
      });
  });

  it('takes no coupon, which would make money, and has no tax receipt, because nothing is sold', async () => {
    const { customer, ref } = await ordered();
    const coupon = { ref_number: ref, coupon_code: 'AYLAL10' };
    expect((await at.post(customer, '/api/order/v1/coupon/', coupon)).status).toBe(404);
    await at.bank(bankIdOf(await open(customer, ref)), { action: 'pay' });
    await at.work.checkInvoices();
    expect((await read(customer, ref)).body.result).toMatchObject({ status: { status_code: 4 }, actions: [] });
    expect((await at.get(customer, `/api/order/v1/ebarimt/${ref}/`)).status).toBe(404);
    const asked = { ref_number: ref, is_company: false, company_register: '' };
    expect((await at.post(customer, '/api/order/v1/ebarimt/', asked)).status).toBe(404);
  });

  it('[MNY-7] is over after half an hour; money that comes later is credit', async () => {
    const { customer, ref } = await ordered({ type: 'game' });
    const invoice = await open(customer, ref);
    at.clock.advance(31 * 60_000);
    await Promise.all([at.work.expireOrders(), at.work.expireOrders(), read(customer, ref)]);
    expect((await read(customer, ref)).body.result).toMatchObject({ status: { status_code: 6 }, to_pay: 0 });
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    await at.work.checkInvoices();
    expect([await money(customer, 'game'), await money(customer)]).toEqual([0, SUM]);
  });

  it.each([
    [{ amount: 999 }, { amount: 'wallet_topup_min' }],
    [{ amount: 0 }, { amount: 'wallet_topup_min' }],
    [{ amount: '50000001' }, { amount: 'wallet_topup_max' }],
    [{ amount: 1000.5 }, { amount: 'validation_number' }],
    [{ amount: '' }, { amount: 'validation_number' }],
    [{ is_package: 'true' }, { is_package: 'validation_invalid' }],
    [{ type: 'bank' }, { type: 'validation_invalid' }],
  ])('[VALID-42] refuses %j', async (over, fields) => {
    expect(await order(await at.customer(), over)).toMatchObject({ status: 400, body: { result: { fields } } });
  });

  it.each([{ amount: 1000 }, { amount: '1000' }])('[VALID-42] takes %j, the least there is', async (over) => {
    expect((await order(await at.customer(), over)).status).toBe(200);
  });
});
