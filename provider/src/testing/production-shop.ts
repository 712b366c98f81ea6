import type { FlightOffer, FlightQuote } from '@aylal/contracts/flights';
import type { FlightOrder } from '@aylal/contracts/orders';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bankIdOf, journey, person, type Customer, type Reply } from './booking-fixture.ts';
import { readConfig } from '../app/config.ts';
import { createApp } from '../app/create-app.ts';
import { createDeps } from '../app/create-deps.ts';
import type { Deps } from '../platform/deps.ts';
import { checkLedger } from '../commerce/ledger/check-ledger.ts';
import { invariants } from '../app/ledger-check/invariants.ts';
import { createLogger } from '@aylal/server';
import { createScheduledJobs, type ScheduledJobs } from '../app/scheduled-jobs/scheduled-jobs.ts';
import { optionalPartners } from '../app/outside-parties.ts';
import { seed } from '../app/seed.ts';
import { productionEnvironment } from './production-environment.ts';
import type { MovableClock } from './movable-clock.ts';
import { openProviderFixture, openTestDatabase, type ProviderFixture } from './provider-fixture.ts';
import { allRecords } from '../sandbox/airline/sandbox-airline-records.ts';

/** A search as the client asks it; one adult from Ulaanbaatar to Seoul by default. */
export const wish = { _from: 'UBN', _to: 'ICN', depart_date: '2026-10-20', trip_type: 'OW', adult: '1' };

/** A shop in production whose airlines and banks are played by another provider, over real HTTP. */
export interface ProductionShop {
  /** Who plays the partners, with its faults. */
  readonly outside: ProviderFixture;
  readonly deps: Deps;
  readonly clock: MovableClock;
  readonly work: ScheduledJobs;
  customer(): Promise<Customer>;
  get(path: string, customer?: Customer): Promise<Reply>;
  post(customer: Customer, path: string, body: unknown): Promise<Reply>;
  search(over?: object): Promise<FlightOffer[]>;
  check(offer: FlightOffer, over?: object): Promise<Reply & { readonly quote: FlightQuote }>;
  book(customer: Customer, quoteRef: string, people?: readonly object[]): Promise<Reply>;
  /** An order of an offer of this kind that is booked. */
  booked(kind?: (offer: FlightOffer) => boolean): Promise<{ customer: Customer; ref: string; offer: FlightOffer }>;
  pay(customer: Customer, ref: string): Promise<void>;
  order(customer: Customer, ref: string): Promise<FlightOrder>;
  /** The orders in the books of the airline. */
  airlineOrders(): Promise<{ id: string; paid: boolean; cancelled: boolean }[]>;
  close(): Promise<void>;
}

const secret = (name: string) => Buffer.from(`${name} of the tests, long enough`).toString('hex');
const keys = {
  AIRLINE_TOKEN: secret('airline'),
  QPAY_USERNAME: 'AYLAL',
  QPAY_PASSWORD: secret('qpay'),
  QPAY_INVOICE_CODE: 'AYLAL_INVOICE',
};
const { PAYOUT_URL: _url, ...payout } = Object.fromEntries(
  Object.entries(productionEnvironment).filter(([name]) => name.startsWith('PAYOUT_')),
);

export async function openProductionShop(): Promise<ProductionShop> {
  const played = readConfig({ NODE_ENV: 'test', SANDBOX: 'on', ...keys, ...payout });
  const outside = await openProviderFixture({
    partners: played.partners,
    // Where the shop's callbacks go, which the bank insists on.
    publicUrl: productionEnvironment.PUBLIC_URL,
  });
  const url = await outside.app.listen({ port: 0, host: '127.0.0.1' });
  outside.deps.lifecycle.url = url;
  const { clock } = outside;
  const dataDir = await mkdtemp(join(tmpdir(), 'aylal-shop-'));
  const { database, drop } = await openTestDatabase();
  const offered = new Set(['flights', 'qpay']);
  const config = readConfig({
    ...productionEnvironment,
    ...keys,
    DATA_DIR: dataDir,
    NOT_OFFERED: optionalPartners.flatMap(({ offers }) => (offered.has(offers) ? [] : [offers])).join(),
    AIRLINE_URL: `${url}/sandbox/airline`,
    QPAY_URL: `${url}/sandbox/qpay/v2`,
    PAYOUT_URL: `${url}/sandbox/payouts/v1`,
  });
  const lines: string[] = [];
  const deps = await createDeps(config, database, {
    clock,
    logger: createLogger('warn', { write: (line) => void lines.push(line) }),
  });
  await seed(deps);
  // Loaded before anybody waits for it.
  await Promise.all([outside.deps.flightServices(), deps.flightPlaces()]);
  const app: FastifyInstance = await createApp(deps);
  const work = createScheduledJobs(deps);
  let count = 0;
  const read = ({ statusCode, body }: { statusCode: number; body: string }): Reply => ({
    status: statusCode,
    body: JSON.parse(body) as Reply['body'],
  });

  const shop: ProductionShop = {
    outside,
    deps,
    clock,
    work,
    customer: async () => {
      const userId = deps.ids.uuid();
      const names = { first_name: 'Bat', last_name: 'Dorj', dial_code: null, phone: null, password_hash: 'none' };
      const email = `${userId.slice(0, 8)}@example.mn`;
      await deps.db
        .insertInto('users')
        .values({ id: userId, email, created_at: clock.now(), ...names })
        .execute();
      const { token } = await deps.sessions.open(deps.db, userId);
      return { userId, headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' } };
    },
    get: async (path, customer) =>
      read(await app.inject({ url: path, headers: customer?.headers ?? { 'accept-language': 'en' } })),
    post: async (customer, path, body) => {
      count += 1;
      const headers = {
        ...customer.headers,
        'content-type': 'application/json',
        'idempotency-key': `shop-key-${count}`,
      };
      return read(await app.inject({ method: 'POST', url: path, headers, payload: JSON.stringify(body) }));
    },
    search: async (over = {}) => {
      const query = new URLSearchParams({ ...wish, ...over });
      const reply = await shop.get(`/api/flight/v4/rest/search/?${query}`);
      if (reply.status !== 200) throw new Error(JSON.stringify(reply));
      return reply.body.result as unknown as FlightOffer[];
    },
    check: async ({ filter_str, key, total_fare, fares }, over = {}) => {
      const people = Object.fromEntries(fares.map(({ type, count: many }) => [type, many]));
      const body = { filter_str, key, child: 0, infant: 0, ...people, shown_total_fare: total_fare, ...over };
      const reply = await shop.post(await shop.customer(), '/api/flight/v5/rest/check/', body);
      return { ...reply, quote: reply.body.result as unknown as FlightQuote };
    },
    book: (customer, quoteRef, people = [person()]) =>
      shop.post(customer, '/api/flight/v4/rest/confirm/', { journey: journey(quoteRef), person_names: people }),
    booked: async (kind = () => true) => {
      const offer = (await shop.search()).find((one) => one.bookable && kind(one));
      if (!offer) throw new Error('nothing of this kind flies');
      const customer = await shop.customer();
      const reply = await shop.book(customer, (await shop.check(offer)).quote.ref_number);
      if (reply.status !== 200) throw new Error(JSON.stringify(reply));
      return { customer, ref: reply.body.result.ref_number, offer };
    },
    pay: async (customer, ref) => {
      const bill = { ref_number: ref, payment_name: 'QPAY' };
      const invoice = await shop.post(customer, '/api/payment/v1/invoice/', bill);
      if (invoice.status !== 200) throw new Error(`${JSON.stringify(invoice)} ${lines.slice(-4).join()}`);
      const paid = await outside.app.inject({
        method: 'POST',
        url: `/sandbox/bank/${bankIdOf(invoice)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'action=pay',
      });
      if (paid.statusCode >= 400) throw new Error(paid.body);
      clock.advance(60_000);
      await work.checkInvoices();
    },
    order: async (customer, ref) =>
      (await shop.get(`/api/order/v1/detail/flight/${ref}/`, customer)).body.result as unknown as FlightOrder,
    airlineOrders: async () =>
      (await allRecords(outside.deps.db, 'order')).map(({ doc }) => ({
        id: doc.id,
        paid: doc.payment_status.paid_at !== null,
        cancelled: doc.cancelled_at !== null,
      })),
    close: async () => {
      const { checks } = await checkLedger(deps.db, invariants);
      await app.close();
      await deps.close();
      await database.close();
      await drop();
      await outside.close();
      await rm(dataDir, { recursive: true, force: true });
      const broken = checks.filter(({ ok }) => !ok).map(({ name }) => name);
      if (broken.length > 0) throw new Error(`The books break the rules ${broken.join(', ')} (OPS-4)`);
    },
  };
  return shop;
}
