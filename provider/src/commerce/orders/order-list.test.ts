import { sql } from 'kysely';
import { openBookingFixture, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { orderPlaces } from './order-list.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());

const MINUTE = 60_000;
const list = async (customer: Customer, query: Record<string, string> = {}) => {
  const reply = await at.get(customer, `/api/order/v1/list/?${new URLSearchParams(query)}`);
  return { ...reply.body.result, status: reply.status };
};
const refs = async (customer: Customer, query: Record<string, string> = {}) =>
  (await list(customer, query)).orders.map(({ ref_number }) => ref_number);
const flight = async (customer: Customer) =>
  (await at.book(customer, (await at.quote()).ref_number)).body.result.ref_number;
const topUp = async (customer: Customer) =>
  (await at.post(customer, '/api/wallet/v1/top_up/', { type: 'wallet', amount: 5_000, is_package: 'false' })).body
    .result.ref_number;
/** Top-ups that ended long ago, all at one moment unless spread. */
const ended = (customer: Customer, prefix: string, count: number, spreadMs = 0) =>
  sql`
    insert into orders (ref_number, user_id, product, quote_ref, fingerprint, status, locale, item, travellers, contact, quantity, total, starts_at, created_at, pay_until, search_text)
    select ${prefix} || lpad(n::text, 4, '0'), ${customer.userId}, 'top-up', ${prefix} || n, ${prefix} || n, 6, 'mn', '{"type":"wallet"}', '[]', '{}', 1, 1000,
      0, 1700000000000 + n * ${spreadMs}::bigint, 1700000000000, lower(${prefix} || n) from generate_series(1, ${count}::integer) as n`.execute(
    at.deps.db,
  );

describe('[NEED-07] [ROUTE-08] The orders of a customer', () => {
  it('are one list of every product, newest first, and filtered by product, state, words and days', async () => {
    const customer = await at.customer();
    const first = await flight(customer);
    at.clock.advance(1_000);
    const second = await topUp(customer);
    expect((await list(customer)).orders).toMatchObject([
      { ref_number: second, product: 'top-up', title: 'Wallet top-up', total: 5_000, to_pay: 5_000 },
      { ref_number: first, product: 'flight', title: 'Ulaanbaatar – Seoul' },
    ]);
    await at.post(customer, '/api/flight/v5/rest/cancel/', { ref_number: first });
    const today = '2026-09-01';
    const asked: [Record<string, string>, string[]][] = [
      [{ product: 'flight' }, [first]],
      [{ product: 'esim' }, []],
      [{ state: 'unpaid' }, [second]],
      [{ state: 'ended' }, [first]],
      [{ text: 'SEOUL ulaan' }, [first]],
      [{ text: 'icn' }, [first]],
      [{ text: 'цэнэглэлт' }, [second]],
      [{ text: second.toLowerCase() }, [second]],
      [{ text: '100%_' }, []],
      [{ from: today, to: today }, [second, first]],
      [{ to: '2026-08-31' }, []],
    ];
    for (const [query, found] of asked) expect([query, await refs(customer, query)]).toEqual([query, found]);
    expect((await list(customer, { product: 'flight' })).count).toBe(1);
  });

  it('are shown and found in the language of the request, whatever they were booked in', async () => {
    const customer = await at.customer();
    const ref = await flight(customer);
    const inRussian = { ...customer, headers: { ...customer.headers, 'accept-language': 'ru' } };
    expect((await list(inRussian)).orders).toMatchObject([{ title: 'Улан-Батор – Сеул' }]);
    const { body } = await at.get(inRussian, `/api/order/v1/detail/flight/${ref}/`);
    expect(body.result).toMatchObject({
      search_data: { trips: [{ flights: [{ departure_airport_name: 'Чингисхан', arrival_city_name: 'Сеул' }] }] },
    });
    expect(await refs(inRussian, { text: 'сеул' })).toEqual([ref]);
    expect(await refs(customer, { text: 'ソウル' })).toEqual([ref]);
  });

  it('end by time before they are listed', async () => {
    const customer = await at.customer();
    const ref = await topUp(customer);
    at.clock.advance(31 * MINUTE);
    expect(await refs(customer, { state: 'unpaid' })).toEqual([]);
    expect((await list(customer, { state: 'ended' })).orders).toMatchObject([{ ref_number: ref, to_pay: 0 }]);
  });

  it('go back page by page, each once, also of one moment and when another is made meanwhile', async () => {
    const customer = await at.customer();
    await ended(customer, 'AYL-P', 45);
    const pages = [await list(customer)];
    await topUp(customer);
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(await list(customer, { after: next, page: String(pages.length + 1) }));
    expect(pages.map(({ orders, page, next }) => [orders.length, page, next === null])).toEqual([
      [20, 1, false],
      [20, 2, false],
      [5, 3, true],
    ]);
    expect(pages[0]?.count).toBe(45);
    expect(new Set(pages.flatMap(({ orders }) => orders.map((one) => one.ref_number))).size).toBe(45);
    expect((await list(customer, { page: '7' })).page).toBe(1);
  });

  it('[AUT-1] are nobody else’s, also with a place in them', async () => {
    const [customer, stranger] = [await at.customer(), await at.customer()];
    await ended(customer, 'AYL-Q', 21);
    const { next } = await list(customer);
    expect(await refs(stranger, { after: next ?? '' })).toEqual([]);
    expect((await at.app.inject('/api/order/v1/list/')).statusCode).toBe(401);
  });

  it.each([
    { product: 'horse' },
    { state: '1' },
    { after: 'AYL-1' },
    { after: "1-A'--" },
    { from: '2026-02-30' },
    { text: 'x'.repeat(61) },
    { page: '0' },
  ])('refuse %j', async (query) => {
    expect((await list(await at.customer(), query as Record<string, string>)).status).toBe(400);
  });
});

describe('A customer with thousands of orders', () => {
  it('reads any page of any filter by its place, without sorting', async () => {
    const customer = await at.customer();
    await ended(customer, 'AYL-M', 3_000, 1_000);
    await sql`
      insert into orders (ref_number, user_id, quote_ref, fingerprint, status, locale, offer, travellers, contact, quantity, total, starts_at, created_at, pay_until)
      select 'AYL-F' || n, ${customer.userId}, n, n, 5, 'mn', '{}', '[]', '{}', 1, 1000, 0, 1700000000000 + n * 900, 0
      from generate_series(1, 3000) as n`.execute(at.deps.db);
    await sql`analyze orders`.execute(at.deps.db);
    const wishes = [
      {},
      { product: 'flight' as const },
      { statuses: [5, 6] as const },
      { terms: ['ayl-m17'] },
      { from: 1_700_000_100_000, until: 1_700_001_000_000 },
    ];
    for (const wish of wishes) {
      const after = { at: 1_700_000_900_000, ref: 'AYL-M0900' };
      const page = orderPlaces(at.deps.db, { userId: customer.userId, terms: [], ...wish }, after, 21);
      const plan = (await page.explain('text')) as readonly Record<string, string>[];
      const text = plan.map((row) => row['QUERY PLAN']).join('\n');
      expect(text).toMatch(/Index (Only )?Scan Backward using orders_by_time/);
      expect(text).not.toMatch(/-> +(Sort|Incremental Sort|Seq Scan|Bitmap)/);
    }
  });
});
