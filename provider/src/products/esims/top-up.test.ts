import type { EsimPackage, EsimUsage } from '@aylal/contracts/esims';
import type { EsimOrder } from '@aylal/contracts/orders';
import { bankIdOf, openBookingFixture, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';

const wanted = { slug: 'south-korea-data', package_id: 'south-korea-7days-1gb', contact_email: 'sarnai@example.mn' };
const more = 'south-korea-30days-5gb-topup';
const MORE_PRICE = 31_190;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('An eSIM after it was bought', () => {
  let at: BookingFixture;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  afterEach(() => at.deps.faults.clear());
  afterAll(async () => {
    await at.close();
  });

  const usage = (customer: Customer, ref: string) => at.get(customer, `/api/esim/usage?ref_number=${ref}`);
  const usageOf = async (customer: Customer, ref: string) =>
    (await usage(customer, ref)).body.result as unknown as EsimUsage | null;
  const packages = (customer: Customer, ref: string) => at.get(customer, `/api/esim/top-up?ref_number=${ref}`);
  const topUp = (customer: Customer, ref: string, over: object = {}, key?: string) =>
    at.post(customer, '/api/esim/top-up-booking', { ref_number: ref, package_id: more, ...over }, key);
  const orderOf = async (customer: Customer, ref: string) =>
    (await at.get(customer, `/api/order/v1/detail/esim/${ref}/`)).body.result as unknown as EsimOrder;
  const addedFor = (ref: string) =>
    at.deps.db.selectFrom('sandbox.esim_top_ups').selectAll().where('description', '=', ref).execute();

  /** The supplier has made it so much earlier; when its days began, to the second. */
  async function age(ref: string, ms: number) {
    const created_at = at.clock.now() - ms;
    await at.deps.db.updateTable('sandbox.esims').set({ created_at }).where('description', '=', ref).execute();
    return Math.floor((created_at + HOUR) / 1000) * 1000;
  }
  async function pay(customer: Customer, ref_number: string) {
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name: 'QPAY' });
    await at.bank(bankIdOf(invoice), { action: 'pay' });
  }
  async function bought(package_id = wanted.package_id) {
    const customer = await at.customer();
    const { ref_number: ref } = (await at.post(customer, '/api/esim/booking', { ...wanted, package_id })).body.result;
    await pay(customer, ref);
    await at.work.issue('esim');
    return { customer, ref };
  }

  it('[CALL-14] [ESIM-01] [ESIM-06] [API-13] waits for its first use with everything left', async () => {
    const { customer, ref } = await bought();
    const answer = await usage(customer, ref);
    expect(answer.body).toMatchObject({
      status_code: 200,
      server_time: new Date(at.clock.now()).toISOString(),
      result: {
        remaining: 1024,
        total: 1024,
        remaining_voice: 0,
        total_voice: 0,
        remaining_text: 0,
        total_text: 0,
        expired_at: null,
        is_unlimited: false,
        status: 'waiting',
        started_at: null,
      },
    });
  });

  it('[CALL-14] is used as time goes by, the same for the same eSIM and instant, and ends', async () => {
    const { customer, ref } = await bought();
    const begun = await age(ref, 2 * DAY);
    const first = await usageOf(customer, ref);
    expect(first).toMatchObject({
      status: 'active',
      started_at: new Date(begun).toISOString(),
      expired_at: new Date(begun + 7 * DAY).toISOString(),
    });
    expect(await usageOf(customer, ref)).toEqual(first);
    await age(ref, 3 * DAY);
    expect((await usageOf(customer, ref))?.remaining).toBeLessThan(first?.remaining ?? 0);
    await age(ref, 8 * DAY);
    expect(await usageOf(customer, ref)).toMatchObject({ status: 'expired' });
  });

  it('[CALL-14] has no figures to run out where it is unlimited', async () => {
    const { customer, ref } = await bought('south-korea-10days-unlimited');
    await age(ref, 2 * DAY);
    expect(await usageOf(customer, ref)).toMatchObject({
      is_unlimited: true,
      remaining: 0,
      total: 0,
      status: 'active',
    });
  });

  it('[ERR-11] knows nothing while its supplier is silent', async () => {
    const { customer, ref } = await bought();
    at.deps.faults.add({ id: 'down', operation: 'esim', kind: 'fail', status: 400 });
    const answer = await usage(customer, ref);
    expect([answer.status, answer.body.result]).toEqual([200, null]);
    expect((await packages(customer, ref)).status).toBe(503);
    expect((await topUp(customer, ref)).status).toBe(503);
  });

  it('[CALL-13] [ESIM-02] [API-12] tells what it can be topped up with, at our price', async () => {
    const { customer, ref } = await bought();
    const offered = (await packages(customer, ref)).body.result as unknown as EsimPackage[];
    expect(offered[0]).toMatchObject({ id: 'south-korea-7days-1gb-topup', title: '1 GB · 7 days', price: 11_480 });
    expect(offered).toContainEqual(expect.objectContaining({ id: more, price: MORE_PRICE }));
    expect(JSON.stringify(offered)).not.toMatch(/net/i);
  });

  it('[CALL-15] [API-14] is topped up once it is paid, at the price of the provider', async () => {
    const { customer, ref } = await bought();
    const booked = (await topUp(customer, ref, { price: 1, now_pay_amount: 1 })).body.result as unknown as {
      ref_number: string;
      now_pay_amount: number;
    };
    expect(booked.now_pay_amount).toBe(MORE_PRICE);
    const to = booked.ref_number;
    expect(await orderOf(customer, to)).toMatchObject({
      total: MORE_PRICE,
      must_pay: MORE_PRICE,
      status: { status_code: 1 },
      contact: { email: wanted.contact_email },
      esim: { top_up_of: ref, issued: false, package: { id: more } },
    });
    expect(await usageOf(customer, ref)).toMatchObject({ total: 1024 });
    await pay(customer, to);
    expect(await addedFor(to)).toEqual([]);
    await at.work.issue('esim');
    expect(await usageOf(customer, ref)).toMatchObject({ total: 6144, remaining: 6144 });
    const done = await orderOf(customer, to);
    expect(done).toMatchObject({ status: { status_code: 4, name: 'Data added' }, esim: { issued: true } });
    expect((await at.get(customer, `/api/esim/install?ref_number=${to}`)).status).toBe(404);
    const { orders } = (await at.get(customer, '/api/order/v1/list/')).body.result;
    expect(orders.map(({ title }) => title)).toContain('eSIM · South Korea + 5 GB · 30 days');
    expect((await at.mails(wanted.contact_email)).filter((subject) => subject.includes(to)).at(-1)).toContain(
      'your data is added',
    );
    const begun = await age(ref, 2 * DAY);
    expect(await usageOf(customer, ref)).toMatchObject({ started_at: new Date(begun).toISOString() });
  });

  it('[CALL-15] is added once although the answer of its supplier was lost', async () => {
    const { customer, ref } = await bought();
    const { ref_number: to } = (await topUp(customer, ref)).body.result;
    await pay(customer, to);
    at.deps.faults.add({ id: 'lost', operation: 'esim-order', kind: 'drop-answer', times: 1 });
    await at.work.issue('esim');
    expect((await orderOf(customer, to)).esim).toMatchObject({ issued: false, delayed: true });
    at.clock.advance(20 * 60_000);
    await at.work.issue('esim');
    expect((await orderOf(customer, to)).esim).toMatchObject({ issued: true, delayed: false });
    expect(await addedFor(to)).toHaveLength(1);
    expect(await usageOf(customer, ref)).toMatchObject({ total: 6144 });
  });

  it('[CALL-15] is refused with its sentence once the days of the eSIM are over, or cannot outlast the payment', async () => {
    const { customer, ref } = await bought();
    await age(ref, HOUR + 7 * DAY - 20 * 60_000);
    const soon = await topUp(customer, ref);
    expect([soon.status, soon.body.message]).toEqual([409, expect.stringContaining('cannot be topped up')]);
    await age(ref, HOUR + 7 * DAY);
    const over = await topUp(customer, ref);
    expect([over.status, over.body.message]).toEqual([409, soon.body.message]);
    const { orders } = (await at.get(customer, '/api/order/v1/list/')).body.result;
    expect(orders).toHaveLength(1);
  });

  it('[CALL-13] [CALL-14] [CALL-15] shows and sells nothing to strangers, and nothing of what is not an eSIM that is there', async () => {
    const { customer, ref } = await bought();
    const { ref_number: to } = (await topUp(customer, ref)).body.result;
    const asked = async (who: Customer, number: string) => [
      (await usage(who, number)).status,
      (await packages(who, number)).status,
      (await topUp(who, number)).status,
    ];
    expect(await asked(await at.customer(), ref)).toEqual([404, 404, 404]);
    expect(await asked(customer, to)).toEqual([404, 404, 404]);
    expect(await asked(customer, 'AYL-NONE1')).toEqual([404, 404, 404]);
    expect((await at.app.inject({ url: `/api/esim/usage?ref_number=${ref}` })).statusCode).toBe(401);
  });

  it('[CALL-15] [MNY-3] is one order for one key, and refuses what is not sold for it', async () => {
    const { customer, ref } = await bought();
    const [first, again] = [
      await topUp(customer, ref, {}, 'key-top-up-1'),
      await topUp(customer, ref, {}, 'key-top-up-1'),
    ];
    expect(again.body).toEqual(first.body);
    expect((await topUp(customer, ref, { package_id: 'japan-7days-1gb-topup' })).status).toBe(404);
    expect((await topUp(customer, ref, { package_id: wanted.package_id })).status).toBe(404);
    const bad = await topUp(customer, ref, { package_id: '' });
    expect([bad.status, bad.body.result.fields]).toEqual([400, { package_id: 'validation_required' }]);
  });
});
