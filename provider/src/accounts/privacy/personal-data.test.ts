import { sql } from 'kysely';
import { openBookingFixture, TOTAL, type BookingFixture, type Customer } from '../../testing/booking-fixture.ts';
import { accounts, post } from '../../commerce/ledger/ledger.ts';
import { products } from '../../app/products.ts';
import { exportPersonalData, ownCode } from './testing/export-personal-data.ts';
import { personalDataSources } from '../../app/personal-data-sources.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());

const exported = (customer: Customer) => exportPersonalData(at, customer);
const holds = async ({ headers }: Customer) =>
  (await at.app.inject({ url: '/api/user/v1/delete_account/', headers })).json().result;
const emailOf = async ({ userId }: Customer) =>
  (await at.deps.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email ?? '';
const codeFor = async (customer: Customer, email?: string) =>
  (await ownCode(at, customer, 'account-deletion', email)).verify_code;
const remove = async (customer: Customer, email: string, verify_code: string) =>
  (await at.post(customer, '/api/user/v1/delete_account/', { email, verify_code })).body;
const savePassenger = (customer: Customer) =>
  at.post(customer, '/api/user/v1/passenger/', {
    last_name: 'Bold',
    first_name: 'Dulmaa',
    gender: 'F',
    birthday: '1990-05-17',
    register_number: 'UB90051712',
    register_letters: 'УБ',
    nationality: 'MN',
  });
const everythingStored = async () => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    at.deps.db,
  );
  const rows = [];
  for (const { name } of tables.rows) rows.push((await sql`select * from ${sql.table(name)}`.execute(at.deps.db)).rows);
  return JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
};

describe('[PII-4] The own data of a customer', () => {
  it('have one place for every table that says whose a row is', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'user_id'`.execute(at.deps.db);
    const placed = personalDataSources.flatMap(({ tables }) => tables).toSorted();
    expect(placed).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('are exported whole, documents in the clear for their owner', async () => {
    const { customer, ref } = await at.issued();
    await savePassenger(customer);
    const { status_code, result } = await exported(customer);
    expect(status_code).toBe(200);
    expect(Object.keys(result).toSorted()).toEqual(
      ['exported_at', ...personalDataSources.map(({ name }) => name)].toSorted(),
    );
    expect(result.account.email).toBe(await emailOf(customer));
    expect(result.passengers).toMatchObject([{ first_name: 'Dulmaa', register_letters: 'УБ' }]);
    expect(result.orders).toMatchObject([{ ref_number: ref, contact: { contact_email: 'sarnai@example.mn' } }]);
    expect(result.orders[0].travellers[0].doc_number).toMatch(/\w{6,}/);
    expect(result.payments.payments).toMatchObject([{ ref_number: ref, amount: TOTAL }]);
    expect(result.wallets.map(({ type }: { type: string }) => type)).toEqual(['wallet', 'game']);
    expect(JSON.stringify(result)).not.toMatch(/password|token|sealed/);
  });

  it('survive one order that cannot be read: the file names it and has all others', async () => {
    const { customer, ref } = await at.issued();
    const { travellers } = await at.deps.db
      .selectFrom('orders')
      .select('travellers')
      .where('ref_number', '=', ref)
      .executeTakeFirstOrThrow();
    const spoiled = travellers.map((one) => ({ ...one, sealed: at.deps.vault.seal('{}', 'another-row') }));
    await at.deps.db
      .updateTable('orders')
      .set({ travellers: JSON.stringify(spoiled) })
      .where('ref_number', '=', ref)
      .execute();
    const { status_code, result } = await exported(customer);
    expect(status_code).toBe(200);
    expect(result.orders).toMatchObject([{ ref_number: ref, travellers: [{ surname: 'BAT', unreadable: true }] }]);
    expect(result.account.email).toBe(await emailOf(customer));
  });

  it('[AUT-1] hold nothing of anybody else, and need a session', async () => {
    const { ref } = await at.issued();
    const stranger = await at.customer();
    expect(JSON.stringify((await exported(stranger)).result)).not.toContain(ref);
    expect((await at.app.inject({ method: 'POST', url: '/api/user/v1/data_export/', payload: {} })).statusCode).toBe(
      401,
    );
  });

  it('[SEC-3] are not for the session alone: a wrong code gets nothing', async () => {
    const customer = await at.customer();
    await ownCode(at, customer, 'data-export');
    const proof = { contact: 'email', verify_code: '0000' };
    const { body } = await at.post(customer, '/api/user/v1/data_export/', { proof });
    expect(body).toMatchObject({
      status_code: 400,
      result: { problem: 'wrong-code', fields: { proof: 'code_wrong' } },
    });
    expect((await at.post(customer, '/api/user/v1/data_export/', {})).body.status_code).toBe(400);
  });

  it('[SEC-3] are given once for a code: the next file needs another one', async () => {
    const customer = await at.customer();
    const proof = { contact: 'email', ...(await ownCode(at, customer, 'data-export')) };
    const file = async () => (await at.post(customer, '/api/user/v1/data_export/', { proof })).body.status_code;
    expect([await file(), await file()]).toEqual([200, 400]);
  });
});

describe('[PII-4] [SEC-3] Deleting an account', () => {
  it('is refused while an order is under way or still to fly, and names it', async () => {
    const { customer, ref } = await at.issued();
    expect(await holds(customer)).toEqual([{ kind: 'flight', reference: ref, amount: TOTAL }]);
    const email = await emailOf(customer);
    expect(await remove(customer, email, await codeFor(customer))).toMatchObject({
      status_code: 409,
      result: { problem: 'state-conflict' },
    });
    expect((await exported(customer)).status_code).toBe(200);
  });

  it('names every order that holds it by its product', async () => {
    const { customer, ref } = await at.issued();
    for (const product of Object.keys(products) as (keyof typeof products)[]) {
      const bought =
        product === 'flight'
          ? { item: null, offer: JSON.stringify({ trips: [] }) }
          : { item: JSON.stringify({}), offer: null };
      await at.deps.db
        .updateTable('orders')
        .set({ product, ...bought })
        .where('ref_number', '=', ref)
        .execute();
      expect(await holds(customer)).toMatchObject([{ kind: product, reference: ref }]);
    }
  });

  it('is refused while a wallet holds money', async () => {
    const customer = await at.customer();
    expect(await holds(customer)).toEqual([]);
    const entries = (amount: number) => [
      { account: accounts.customerCredit(customer.userId), amount: -amount },
      { account: accounts.couponCosts, amount },
    ];
    const put = (amount: number) =>
      at.deps.db
        .transaction()
        .execute((tx) => post(tx, { kind: 'coupon', reference: 'TEST', at: at.clock.now(), entries: entries(amount) }));
    await put(5_000);
    const email = await emailOf(customer);
    expect(await holds(customer)).toEqual([{ kind: 'wallet', reference: 'wallet', amount: 5_000 }]);
    expect((await remove(customer, email, await codeFor(customer))).status_code).toBe(409);
    await put(-5_000);
    expect(await holds(customer)).toEqual([]);
  });

  it('[SEC-4] needs the code of its own address: no wrong one, none for another purpose, none that went elsewhere', async () => {
    const customer = await at.customer();
    const email = await emailOf(customer);
    const code = await codeFor(customer);
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    expect((await remove(customer, email, wrong)).status_code).toBe(400);
    const elsewhere = `thief-${customer.userId}@example.mn`;
    expect((await remove(customer, elsewhere, await codeFor(customer, elsewhere))).result.problem).toBe('wrong-code');
    const other = await at.customer();
    const owners = await emailOf(other);
    await at.post(other, '/api/user/v1/send_verify_code/', { email: owners, purpose: 'contact-change' });
    expect((await remove(customer, owners, await codeFor(customer, owners))).result.problem).toBe('wrong-code');
    expect((await exported(customer)).status_code).toBe(200);
    expect((await exported(other)).status_code).toBe(200);
  });
});

describe('A passenger who is deleted', () => {
  it('[PII-4] [CALL-40] still is in the order that was booked for them', async () => {
    const { customer, ref } = await at.issued();
    const before = (await at.order(customer, ref)).travellers;
    const { result } = (await savePassenger(customer)).body as unknown as { result: { id: string } };
    const gone = await at.app.inject({
      method: 'DELETE',
      url: `/api/user/v1/passenger/${result.id}/`,
      headers: customer.headers,
    });
    expect(gone.statusCode).toBe(200);
    expect((await at.order(customer, ref)).travellers).toEqual(before);
    expect(before[0]?.surname).not.toBe('');
  });
});

describe('[PII-4] [SEC-3] An account that is deleted', () => {
  it('takes its person out of everything, keeps the money, and ends every session', async () => {
    const { customer, ref } = await at.issued();
    await savePassenger(customer);
    const email = await emailOf(customer);
    at.clock.advance(400 * 86_400_000);
    const { token } = await at.deps.sessions.open(at.deps.db, customer.userId);
    const back: Customer = { ...customer, headers: { ...customer.headers, authorization: `Bearer ${token}` } };
    expect((await remove(back, email, await codeFor(back))).status_code).toBe(200);
    expect((await at.app.inject({ url: '/api/user/v1/me/', headers: back.headers })).statusCode).toBe(401);
    const order = await at.deps.db
      .selectFrom('orders')
      .select(['paid', 'total', 'travellers', 'contact'])
      .where('ref_number', '=', ref)
      .executeTakeFirstOrThrow();
    expect([order.paid, order.total]).toEqual([TOTAL, TOTAL]);
    expect(order.travellers[0]).toMatchObject({ surname: '', given_name: '', sealed: '', masked_document: '' });
    expect(order.travellers[0]?.ticket_number).not.toBeNull();
    expect(await at.mails(email)).toEqual(['Your account has been deleted']);
    const passengers = await at.deps.db
      .selectFrom('passengers')
      .selectAll()
      .where('user_id', '=', customer.userId)
      .execute();
    expect(passengers).toEqual([]);
    // The last mail itself is all that still has the address, and goes once it is sent.
    const last = at.deps.db.selectFrom('outbox').select('is_last').where('recipient', '=', email);
    expect((await last.execute()).filter(({ is_last }) => is_last)).toHaveLength(1);
    await at.deps.db.deleteFrom('outbox').where('recipient', '=', email).execute();
    expect((await everythingStored()).includes(email)).toBe(false);
    expect(await at.brokenBooks()).toEqual([]);
  });
});
