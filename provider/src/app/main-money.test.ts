import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { homeDate } from '@aylal/domain/calendar';
import { openDatabase } from '../platform/database/open-database.ts';
import { checkLedger } from '../commerce/ledger/check-ledger.ts';
import { invariants } from './ledger-check/invariants.ts';
import { bookingOf, quotes, signUp } from '../testing/process-customer.ts';
import { processEnvironment, startProviderProcess } from '../testing/provider-process.ts';
import type { ServiceProcess } from '../testing/service-process.ts';

const PAID = 4;
const WITH_RECEIPT = 2;

interface Order {
  readonly ref: string;
  readonly bankPage: string;
}

describe('The process, killed while money moves', () => {
  let env: Record<string, string>;
  let drop: () => Promise<void>;
  let provider: ServiceProcess | undefined;
  let headers: Record<string, string>;
  beforeAll(async () => {
    ({ env, drop } = await processEnvironment());
  });
  afterEach(() => provider?.stop('SIGKILL'));
  afterAll(() => drop());

  const json = async (path: string, init: RequestInit = {}) =>
    (await (await fetch(`${provider?.url}${path}`, { headers, ...init })).json()) as {
      result: Record<string, unknown> & { status: { status_code: number } };
    };
  const post = (path: string, body: object, key = '') =>
    json(path, {
      method: 'POST',
      headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
      body: JSON.stringify(body),
    });
  const sandbox = (path: string, body: object) =>
    fetch(`${provider?.url}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
  /** Plays the bank: it answers once the merchant is notified. */
  const pay = ({ bankPage }: Order) =>
    fetch(`${provider?.url}${bankPage}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'action=pay',
    });
  const isPaid = async ({ ref }: Order) =>
    [2, 3, 4].includes((await json(`/api/order/v1/detail/flight/${ref}/`)).result.status.status_code);
  const askReceipt = ({ ref }: Order) =>
    post('/api/order/v1/ebarimt/', { ref_number: ref, is_company: false, company_register: '' });
  const receiptOf = async ({ ref }: Order) =>
    (await json(`/api/order/v1/ebarimt/${ref}/`)).result as unknown as { status: string };
  async function until(done: () => Promise<boolean>): Promise<void> {
    while (!(await done())) await wait(50);
  }

  async function orders(): Promise<Order[]> {
    const offered = await quotes(provider?.url ?? '', PAID + WITH_RECEIPT);
    const made: Order[] = [];
    for (const [number, quote] of offered.entries()) {
      const booked = await post(
        '/api/flight/v4/rest/confirm/',
        JSON.parse(bookingOf(quote, number)),
        `book-${number}-0`,
      );
      const ref_number = String(booked.result['ref_number']);
      const invoice = await post('/api/payment/v1/invoice/', { ref_number, payment_name: 'QPAY' }, `pay-${number}-000`);
      made.push({ ref: ref_number, bankPage: new URL(String(invoice.result['qr_text'])).pathname });
    }
    return made;
  }

  it('[REL-7] [MNY-2] [MNY-8] [PROD-12] books once every payment that the bank took, and makes one receipt of each that was asked for', async () => {
    provider = await startProviderProcess(env);
    headers = await signUp(provider.url, 'money@example.mn');
    const all = await orders();
    const [paying, asking] = [all.slice(0, PAID), all.slice(PAID)];
    for (const order of asking) await pay(order);
    await sandbox('faults', { operation: 'ebarimt-receipt', kind: 'slow', delay_ms: 60_000 });
    const asked = asking.map((order) => askReceipt(order).catch(() => null));
    for (const order of asking) await until(async () => (await receiptOf(order)).status === 'sending');
    await sandbox('faults', { operation: 'qpay', kind: 'slow', delay_ms: 400 });
    const paid = paying.map((order) => pay(order).catch(() => null));
    let acknowledged: Order | undefined;
    await until(async () => {
      for (const order of paying) if (await isPaid(order)) acknowledged ??= order;
      return acknowledged !== undefined;
    });
    await provider.stop('SIGKILL');
    await Promise.all([...asked, ...paid]);

    provider = await startProviderProcess(env);
    expect(acknowledged && (await isPaid(acknowledged))).toBe(true);
    // What died with its work is taken up again when its lease is over.
    await sandbox('clock', { advance_seconds: 60 });
    for (const order of asking) await until(async () => (await receiptOf(order)).status === 'sent');
    const today = homeDate(Date.now());
    await until(async () => (await fetch(`${provider?.url}/reconciliation/qpay/${today}`)).status === 200);
    await provider.stop('SIGTERM');

    const database = await openDatabase(env['DATABASE_URL'] ?? `pglite:${env['DATA_DIR']}/database`, { poolSize: 1 });
    const books = await checkLedger(database.db, invariants);
    const { rows: twice } = await sql`
      select sum(amount) as amount from sandbox.qpay_payments where status = 'PAID'
      except select sum(amount) from payments`.execute(database.db);
    const { rows: receipts } = await sql`
      select r.ref_number, count(s.id)::int as made from tax_receipts r
      join sandbox.tax_receipts s on s.bill_id_suffix = lpad(r.number::text, 6, '0') group by r.ref_number order by 1`.execute(
      database.db,
    );
    const { made } = await database.db
      .selectFrom('sandbox.tax_receipts')
      .select(sql<number>`count(*)::int`.as('made'))
      .executeTakeFirstOrThrow();
    await database.close();
    expect(books.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(twice).toEqual([]);
    expect(receipts).toEqual(asking.map(({ ref }) => ({ ref_number: ref, made: 1 })).toSorted(byRef));
    expect(made).toBe(WITH_RECEIPT);
  }, 180_000);
});

function byRef(a: { ref_number: string }, b: { ref_number: string }): number {
  return a.ref_number < b.ref_number ? -1 : 1;
}
