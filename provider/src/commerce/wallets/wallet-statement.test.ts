import { sql } from 'kysely';
import { accounts, post } from '../ledger/ledger.ts';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { postReservation, reserve, voidReservation } from './reservations.ts';

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
});
afterAll(() => provider.close());

const DAY = 86_400_000;
type Customer = Awaited<ReturnType<ProviderFixture['signedIn']>>;
const move = (userId: string, amount: number, reference: string, at = provider.clock.now()) =>
  provider.deps.db.transaction().execute((tx) =>
    post(tx, {
      kind: 'top-up',
      reference,
      at,
      entries: [
        { account: accounts.partnerClearing('qpay'), amount },
        { account: accounts.customerCredit(userId), amount: -amount },
      ],
    }),
  );
interface Line {
  readonly description: string;
  readonly status: string;
  readonly kind: string;
}
async function read({ headers }: Pick<Customer, 'headers'>, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ type: 'wallet', ...query }).toString();
  const response = await provider.app.inject({ url: `/api/bogts/v1/statement/?${search}`, headers });
  const body = response.json<{ result: Line[]; next: string | null }>();
  return {
    status: response.statusCode,
    body,
    names: Array.isArray(body.result) ? body.result.map(({ description }) => description) : [],
  };
}

describe('[NEED-25] The statement of a wallet', () => {
  it('goes back page by page, each line once, also when money moves meanwhile', async () => {
    const customer = await provider.signedIn();
    for (let index = 1; index <= 7; index += 1) await move(customer.userId, 1_000 + index, `AYL-${index}`);
    const first = await read(customer, { limit: '3' });
    expect(first.names).toEqual(['AYL-7', 'AYL-6', 'AYL-5']);
    await move(customer.userId, 5, 'AYL-NEW');
    const second = await read(customer, { limit: '3', after: first.body.next ?? '' });
    const third = await read(customer, { limit: '3', after: second.body.next ?? '' });
    expect([second.names, third.names, third.body.next]).toEqual([['AYL-4', 'AYL-3', 'AYL-2'], ['AYL-1'], null]);
  });

  it('is filtered by way and by days of Ulaanbaatar', async () => {
    const customer = await provider.signedIn();
    // 2026-08-31 16:00 UTC is midnight in Ulaanbaatar.
    const midnight = Date.parse('2026-08-31T16:00:00Z');
    await move(customer.userId, 9_000, 'AYL-BEFORE', midnight - 1);
    await move(customer.userId, 8_000, 'AYL-FIRST', midnight);
    await move(customer.userId, -500, 'AYL-OUT', midnight + DAY - 1);
    await move(customer.userId, 7_000, 'AYL-NEXT', midnight + DAY);
    const day = { from: '2026-09-01', to: '2026-09-01' };
    expect((await read(customer, day)).names).toEqual(['AYL-OUT', 'AYL-FIRST']);
    expect((await read(customer, { ...day, transfer_type: 'WITHDRAW' })).names).toEqual(['AYL-OUT']);
    expect((await read(customer, { transfer_type: 'DEPOSIT' })).names).toEqual(['AYL-NEXT', 'AYL-FIRST', 'AYL-BEFORE']);
    expect((await read(customer, { from: '2026-09-02' })).names).toEqual(['AYL-NEXT']);
  });

  it('[WALLET-01] [MNY-5] tells how reserved money stands: pending, done or refused, in one line each', async () => {
    const customer = await provider.signedIn();
    await move(customer.userId, 10_000, 'AYL-TOP');
    const { db, ids } = provider.deps;
    const hold = (reference: string) =>
      db.transaction().execute((tx) =>
        reserve(tx, {
          id: ids.uuid(),
          userId: customer.userId,
          type: 'wallet',
          amount: 1_000,
          purpose: 'payment',
          reference,
          at: provider.clock.now(),
          expiresAt: null,
        }),
      );
    const [posted, voided] = [await hold('AYL-POSTED'), await hold('AYL-VOIDED')];
    await hold('AYL-HELD');
    const at = provider.clock.now();
    await db
      .transaction()
      .execute((tx) => postReservation(tx, posted?.id ?? '', accounts.partnerClearing('wallet'), at));
    await db.transaction().execute((tx) => voidReservation(tx, voided?.id ?? '', at));
    expect(
      (await read(customer)).body.result.map(({ description, status, kind }) => [description, status, kind]),
    ).toEqual([
      ['AYL-HELD', 'PENDING', 'payment'],
      ['AYL-VOIDED', 'REFUSED', 'payment'],
      ['AYL-POSTED', 'DONE', 'payment'],
      ['AYL-TOP', 'DONE', 'top-up'],
    ]);
    const wallet = await provider.app.inject({ url: '/api/bogts/v1/wallet/?type=wallet', headers: customer.headers });
    expect(wallet.json().result[0]).toMatchObject({ current_balance: 8_000, pending_balance: 1_000 });
    expect(wallet.json().result[0].last_transactions[0]).toMatchObject({ status: 'PENDING', approval_date_time: null });
  });

  it("[AUT-1] [ROLE-07] is its owner's alone, also with another one's place in it", async () => {
    const [rich, other] = [await provider.signedIn(), await provider.signedIn()];
    for (const ref of ['AYL-A', 'AYL-B']) await move(rich.userId, 1_000, ref);
    const { next } = (await read(rich, { limit: '1' })).body;
    expect((await read(other, { after: next ?? '' })).names).toEqual([]);
    expect((await read({ headers: {} })).status).toBe(401);
  });

  it.each([
    { type: 'bank' },
    { after: '1' },
    { after: "1-1'--" },
    { limit: '0' },
    { limit: '1001' },
    { from: '2026-02-30' },
    { transfer_type: 'ALL' },
  ])('refuses %j', async (query) => {
    expect((await read(await provider.signedIn(), query as Record<string, string>)).status).toBe(400);
  });

  it('costs the same at its end as at its beginning, with 3,000 lines: it reads by place', async () => {
    const customer = await provider.signedIn();
    const account = accounts.customerCredit(customer.userId).code;
    await move(customer.userId, 1_000, 'AYL-START');
    await sql`
      with posted as (
        insert into ledger_transactions (kind, reference, at) select 'top-up', 'AYL-' || n, 1000 + n from generate_series(1, 3000) as n returning id
      ) insert into ledger_entries (transaction_id, line, account, amount)
        select id, line, case line when 0 then 'clearing:qpay' else ${account} end, case line when 0 then 10 else -10 end
        from posted cross join generate_series(0, 1) as line`.execute(provider.deps.db);
    await sql`analyze wallet_lines`.execute(provider.deps.db);
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain select * from wallet_lines where account = ${account} and kind <> 'wallet-released' and (at, transaction_id) < (2000, 2000)
      order by at desc, transaction_id desc limit 21`.execute(provider.deps.db);
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('Index Scan Backward using wallet_lines_by_time');
    expect(text).not.toMatch(/Sort|Seq Scan/);
  });
});
