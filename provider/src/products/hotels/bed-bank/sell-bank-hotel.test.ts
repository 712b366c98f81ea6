import type { HotelCard, HotelRate } from '@aylal/contracts/hotels';
import type { HotelOrder } from '@aylal/contracts/orders';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bankIdOf, openBookingFixture, type BookingFixture, type Reply } from '../../../testing/booking-fixture.ts';
import { readConfig } from '../../../app/config.ts';
import { createApp } from '../../../app/create-app.ts';
import { createDeps } from '../../../app/create-deps.ts';
import type { Deps } from '../../../platform/deps.ts';
import { createScheduledJobs, type ScheduledJobs } from '../../../app/scheduled-jobs/scheduled-jobs.ts';
import { createLogger } from '@aylal/server';
import { productionEnvironment } from '../../../testing/production-environment.ts';
import { openTestDatabase } from '../../../testing/provider-fixture.ts';
import { ownPassword, settleAccounts } from '../../../commerce/refunds/testing/settled-refund.ts';
import { BOOK, CANCEL, CHECK, REFUND, account, contact, stay } from '../booking/testing/hotel-scenarios.ts';

/** The outside world: its bed bank, its QPay and its bank, over HTTP. */
let world: BookingFixture;
/** A production without the sandbox. */
let shop: { app: FastifyInstance; deps: Deps; work: ScheduledJobs; close: () => Promise<void> };
beforeAll(async () => {
  world = await openBookingFixture();
  const dataDir = await mkdtemp(join(tmpdir(), 'aylal-production-'));
  const { database, drop } = await openTestDatabase();
  const secret = {
    BEDBANK_KEY: 'sandbox-bed-bank-key',
    BEDBANK_SECRET: 'sandbox-bed-bank-secret',
    QPAY_PASSWORD: 'sandbox',
  };
  const { partners } = world.deps.config;
  const config = readConfig({
    ...productionEnvironment,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'on',
    NOT_OFFERED: productionEnvironment.NOT_OFFERED.split(',')
      .filter((name) => name !== 'hotels' && name !== 'qpay')
      .join(','),
    BEDBANK_URL: `${world.url}/sandbox/bed-bank/`,
    BEDBANK_PHOTOS_URL: `${world.url}/sandbox/bed-bank/giata/bigger`,
    BEDBANK_KEY: '0f7c2f1e0f3b4a58a6d2f9b1c04e7d33',
    BEDBANK_SECRET: 'kF83-hhQ2x',
    QPAY_URL: `${world.url}/sandbox/qpay/v2`,
    QPAY_USERNAME: partners.qpay.username,
    QPAY_PASSWORD: 'Yt9qvR0sW3mZk2LxPbN7aHcE',
    QPAY_INVOICE_CODE: partners.qpay.invoiceCode,
    PAYOUT_URL: `${world.url}/sandbox/payouts/v1`,
  });
  // The world knows the shop by the keys and the address of its sandbox, which no production would accept.
  const known = {
    ...config,
    publicUrl: world.url,
    partners: {
      ...config.partners,
      qpay: { ...config.partners.qpay, password: secret.QPAY_PASSWORD },
      payout: { ...partners.payout, url: config.partners.payout.url },
      bedBank: { ...config.partners.bedBank, key: partners.bedBank.key, secret: partners.bedBank.secret },
    },
  };
  const deps = await createDeps(known, database, { clock: world.clock, logger: createLogger('silent') });
  const app = await createApp(deps);
  shop = {
    app,
    deps,
    work: createScheduledJobs(deps),
    close: async () => {
      await app.close();
      await deps.close();
      await database.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
});
afterEach(() => world.deps.faults.clear());
afterAll(async () => {
  await shop.close();
  await world.close();
});

const query = new URLSearchParams(stay as never).toString();
const read = (answer: { statusCode: number; body: string }): Reply => ({
  status: answer.statusCode,
  body: JSON.parse(answer.body) as Reply['body'],
});
let sent = 0;
async function customer() {
  const id = shop.deps.ids.uuid();
  sent += 1;
  const names = { first_name: 'Bat', last_name: 'Dorj', password_hash: 'none', dial_code: null, phone: null };
  await shop.deps.db
    .insertInto('users')
    .values({ id, email: `buyer${sent}@example.mn`, ...names, created_at: world.clock.now() })
    .execute();
  const { token } = await shop.deps.sessions.open(shop.deps.db, id);
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  return {
    userId: id,
    get: async (url: string) => read(await shop.app.inject({ url, headers })),
    post: async (url: string, payload: object) => {
      sent += 1;
      const own = { ...headers, 'content-type': 'application/json', 'idempotency-key': `key-of-bank-${sent}` };
      return read(await shop.app.inject({ method: 'POST', url, headers: own, payload: JSON.stringify(payload) }));
    },
  };
}

/** From the list to a booked order: 20 hotels are looked at until one has a rate like it. */
async function paid(which: (rate: HotelRate) => boolean) {
  const buyer = await customer();
  const { get, post } = buyer;
  const { hotels } = (await get(`/api/hotel/list/?text=ULN&${query}`)).body.result as unknown as {
    hotels: HotelCard[];
  };
  for (const { tapa_code, prices } of hotels.filter(({ prices: found }) => found)) {
    const { rates } = (await get(`/api/2/hotel/view/${tapa_code}/x/?${query}`)).body.result as unknown as {
      rates: HotelRate[];
    };
    expect(Math.min(...rates.map((one) => one.rates.total))).toBe(prices?.total);
    const rate = rates.find(which);
    if (!rate) continue;
    const ctripValues = { ota: rate.ota, pay_type: rate.pay_type, rate_key: rate.rate_key };
    const checked = await post(CHECK, { code: tapa_code, ...stay, ...ctripValues });
    expect([checked.status, checked.body.result]).toMatchObject([200, { price: rate.rates.total }]);
    const uid = (checked.body.result as unknown as { uuid: string }).uuid;
    expect((await get(`${CHECK}${uid}/`)).body.result).toMatchObject({ rate: { rate_key: rate.rate_key } });
    const guests = [{ last_name: 'Bat', first_name: 'Sarnai', gender: 'F' }];
    const form = {
      uid,
      room_id: rate.rate_key,
      ...stay,
      log_info: '',
      ...contact,
      guests,
      partial_payment: false,
      type: 'regular',
    };
    const ref = (await post(BOOK, form)).body.result.ref_number;
    const invoice = await post('/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    await world.bank(bankIdOf(invoice), { action: 'pay' });
    world.clock.advance(60_000);
    await shop.work.checkInvoices();
    const order = async () => (await get(`/api/order/v1/detail/hotel/${ref}/`)).body.result as unknown as HotelOrder;
    return { get, post, ref, order, rate, buyer };
  }
  throw new Error('no such rate');
}
const bookedAt = (ref: string) =>
  world.deps.db.selectFrom('sandbox.hotel_bookings').selectAll().where('reference', '=', ref).execute();
const flexible = ({ cancellation }: HotelRate) => cancellation.length > 1;
const strict = ({ cancellation }: HotelRate) => cancellation.length === 1;

describe('A production with a bed bank', () => {
  it('sells a hotel from the list to the confirmation, and gives its money back', async () => {
    const { post, ref, order, rate, buyer } = await paid(flexible);
    await shop.work.issue('hotel');
    const [made, ...more] = await bookedAt(ref);
    expect(more).toEqual([]);
    expect(await order()).toMatchObject({
      status: { status_code: 4 },
      total: rate.rates.total,
      hotel: { issued: true, confirmation: made?.confirmation, ota: 'hotelbeds' },
    });
    const proof = await ownPassword(shop, buyer);
    const asked = await post(REFUND, { ref_number: ref, ...account, account_name: await holder(), proof });
    expect(asked.body).toMatchObject({ status_code: 200 });
    await settleAccounts(shop, ref);
    for (let turn = 0; turn < 3; turn += 1) {
      world.clock.advance(20 * 60_000);
      await shop.work.advanceRefunds();
    }
    expect((await bookedAt(ref))[0]?.cancelled_at).not.toBeNull();
    expect((await order()).status.status_code).toBe(10);
  });

  it('cancels what gives nothing back at the bank as well', async () => {
    const { post, ref, order } = await paid(strict);
    await shop.work.issue('hotel');
    expect((await post(CANCEL, { ref_number: ref })).body.status_code).toBe(200);
    expect((await bookedAt(ref))[0]?.cancelled_at).not.toBeNull();
    expect((await order()).hotel.issued).toBe(true);
  });

  it('books once although the answer of the bank was lost, and looks no sooner than the bank may take', async () => {
    const { ref, order } = await paid(flexible);
    world.deps.faults.add({ id: 'lost', operation: 'bed-bank-book', kind: 'drop-answer', times: 1 });
    await shop.work.issue('hotel');
    expect((await order()).hotel).toMatchObject({ issued: false, delayed: true });
    world.clock.advance(100_000);
    await shop.work.issue('hotel');
    expect((await order()).hotel.issued).toBe(false);
    world.clock.advance(20 * 60_000);
    await shop.work.issue('hotel');
    expect((await order()).hotel.issued).toBe(true);
    expect(await bookedAt(ref)).toHaveLength(1);
  });

  it('answers 503 while the bank is silent, and 404 for a hotel that there is not', async () => {
    const { get } = await customer();
    expect((await get(`/api/2/hotel/view/ULN-19999/x/?${query}`)).status).toBe(404);
    world.deps.faults.add({ id: 'down', operation: 'bed-bank', kind: 'fail', status: 429 });
    expect((await get(`/api/2/hotel/view/ULN-10001/x/?${query}`)).status).toBe(503);
    expect((await get(`/api/hotel/list/?text=TYO&${query}`)).status).toBe(503);
  });

  it('[WEB-1] shows photographs of the bank from its own address, and fetches nothing else', async () => {
    const photo = await shop.app.inject('/pictures/hotels/photo/00/10001/house_1.jpg');
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
    for (const other of ['..%2f..%2fsecret.jpg', '00/10001/page.html', 'https://elsewhere.example/a.jpg'])
      expect((await shop.app.inject(`/pictures/hotels/photo/${other}`)).statusCode).toBe(404);
  });
});

async function holder(): Promise<string> {
  const found = await (
    await customer()
  ).get('/api/payment/v1/account_name_check/?account_number=5005001234&bank=050000');
  const { custFirstName, custLastName } = found.body.result as unknown as Record<string, string>;
  return custLastName ? `${custLastName} ${custFirstName}` : String(custFirstName);
}
