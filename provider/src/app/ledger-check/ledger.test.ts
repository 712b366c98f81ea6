import { sql } from 'kysely';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { checkLedger } from '../../commerce/ledger/check-ledger.ts';
import { invariants } from './invariants.ts';
import { accounts, balanceOf, post, type LedgerEntry } from '../../commerce/ledger/ledger.ts';

describe('[MNY-2] The ledger', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterAll(() => provider.close());

  const book = (entries: readonly LedgerEntry[], corrects?: number) =>
    provider.deps.db.transaction().execute((tx) =>
      post(tx, {
        kind: 'payment',
        reference: 'AYL-TEST',
        at: provider.clock.now(),
        entries,
        ...(corrects ? { corrects } : {}),
      }),
    );
  const payment = (amount: number, ref = 'AYL-TEST') => [
    { account: accounts.partnerClearing('qpay'), amount },
    { account: accounts.orderReceivable(ref), amount: -amount },
  ];
  const debt = (amount: number, ref = 'AYL-TEST') => [
    { account: accounts.orderReceivable(ref), amount },
    { account: accounts.unissuedSales(ref), amount: -amount },
  ];

  it('keeps balanced transactions and tells the balance of an account', async () => {
    await book(debt(900_000));
    await book(payment(400_000));
    expect(await balanceOf(provider.deps.db, accounts.orderReceivable('AYL-TEST'))).toBe(500_000);
    expect(await balanceOf(provider.deps.db, accounts.orderReceivable('AYL-NONE'))).toBe(0);
  });

  it.each([
    [
      'what does not balance',
      [
        { account: accounts.serviceRevenue, amount: 1 },
        { account: accounts.partnerClearing('qpay'), amount: -2 },
      ],
    ],
    [
      'fractions [MNY-1]',
      [
        { account: accounts.serviceRevenue, amount: 0.5 },
        { account: accounts.partnerClearing('qpay'), amount: -0.5 },
      ],
    ],
    ['a single entry', [{ account: accounts.serviceRevenue, amount: 0 }]],
  ])('refuses %s', async (_name, entries) => {
    await expect(book(entries)).rejects.toThrow(/ledger/i);
  });

  it('is refused by the database too when code goes round it', async () => {
    const { db } = provider.deps;
    const id = await book(debt(1_000, 'AYL-FIXED'));
    await expect(
      db.updateTable('ledger_entries').set({ amount: 5 }).where('transaction_id', '=', id).execute(),
    ).rejects.toThrow('never changed');
    await expect(db.deleteFrom('ledger_entries').where('transaction_id', '=', id).execute()).rejects.toThrow(
      'never changed',
    );
    await expect(db.deleteFrom('ledger_transactions').where('id', '=', id).execute()).rejects.toThrow(
      /never changed|violates foreign key/,
    );
    await expect(sql`truncate ledger_entries`.execute(db)).rejects.toThrow('never changed');
    await expect(
      db.insertInto('ledger_transactions').values({ kind: 'x', reference: 'x', corrects: null, at: 0 }).execute(),
    ).rejects.toThrow('balance');
    const late = db.insertInto('ledger_entries').values([
      { transaction_id: id, line: 8, account: 'receivable:order:AYL-FIXED', amount: 1 },
      { transaction_id: id, line: 9, account: 'unissued:order:AYL-FIXED', amount: -1 },
    ]);
    await expect(late.execute()).rejects.toThrow('closed');
  });

  it('corrects by a new transaction that names the old one', async () => {
    const wrong = await book(debt(70, 'AYL-WRONG'));
    const right = await book(debt(-70, 'AYL-WRONG'), wrong);
    const row = await provider.deps.db
      .selectFrom('ledger_transactions')
      .select('corrects')
      .where('id', '=', right)
      .executeTakeFirstOrThrow();
    expect(row.corrects).toBe(wrong);
    expect(await balanceOf(provider.deps.db, accounts.orderReceivable('AYL-WRONG'))).toBe(0);
  });

  it('[OPS-4] finds the books in order, and says which rule is broken when they are not', async () => {
    const { db } = provider.deps;
    const ownRules = [
      'transactions-balance',
      'books-balance',
      'customer-credit-is-ours-to-owe',
      'receivables-not-negative',
    ];
    const own = invariants.filter(({ name }) => ownRules.includes(name));
    expect(await checkLedger(db, own)).toMatchObject({ ok: true });
    await book(payment(5, 'AYL-OVERPAID'));
    const report = await checkLedger(db, own);
    expect(report.ok).toBe(false);
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([
      expect.objectContaining({
        name: 'receivables-not-negative',
        violations: [{ account: 'receivable:order:AYL-OVERPAID', balance: -5 }],
      }),
    ]);
  });
});
