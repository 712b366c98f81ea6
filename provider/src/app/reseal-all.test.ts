import { sql } from 'kysely';
import { documentHashesOf, findPassengerByDocument, listPassengersOf } from '../accounts/passenger-store.ts';
import { readSignedLink, signedLink } from '../accounts/signed-link.ts';
import { refundScenarios } from '../commerce/refunds/testing/refund-scenarios.ts';
import { openWithdrawals } from '../commerce/withdrawals/testing/open-withdrawals.ts';
import { checkEncryptionKey } from '../platform/database/check-encryption-key.ts';
import { createVault, dataFolderKey } from '../platform/vault.ts';
import { lotteryGames } from '../products/lottery/lottery-games.ts';
import { openSeries } from '../products/lottery/series-store.ts';
import { bankIdOf, openBookingFixture, type BookingFixture } from '../testing/booking-fixture.ts';
import { processEnvironment, startProviderProcess } from '../testing/provider-process.ts';
import { resealAll } from './reseal-all.ts';

const NEW_KEY = 'b'.repeat(64);
const PASSPORT = { nationality: 'MN', document_number: 'E1234567' };

describe('[PII-2] When the encryption key changes', () => {
  let at: BookingFixture;
  let oldKey: string;
  let passengerOwner: string;
  /** Everything that was encrypted with the old key. */
  const sealed: string[] = [];
  beforeAll(async () => {
    at = await openBookingFixture();
    oldKey = dataFolderKey(at.deps.config.dataDir);
    const { seal } = at.deps.vault;
    at.deps.vault.seal = (text, context) => {
      const value = seal(text, context);
      sealed.push(value);
      return value;
    };
    await buyAndSaveEverything();
  }, 60_000);
  afterAll(() => at.close());

  async function buyAndSaveEverything(): Promise<void> {
    const { issuedForTwo, ask } = refundScenarios(() => at);
    const { customer, ref } = await issuedForTwo();
    await ask(customer, ref, [0, 1]);
    passengerOwner = customer.userId;
    const passenger = { last_name: 'Bold', first_name: 'Dulmaa', gender: 'F', birthday: '1990-05-17', ...PASSPORT };
    await at.post(customer, '/api/user/v1/passenger/', { ...passenger, document_expire_date: '2030-01-01' });
    const booked = await at.post(customer, '/api/esim/booking', {
      slug: 'south-korea-data',
      package_id: 'south-korea-7days-1gb',
      contact_email: 'sarnai@example.mn',
    });
    const { ref_number } = booked.body.result;
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name: 'QPAY' });
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    await at.work.issue('esim');
    const withdrawals = openWithdrawals({ ...at, signedIn: () => at.customer() });
    const winner = await withdrawals.winner(10_000);
    await at.get(winner, '/api/lottery/game/');
    for (const game of lotteryGames) await openSeries(at.deps.db, at.deps, game, at.clock.now());
    const verify_code = await withdrawals.codeFor(winner, 'withdrawal');
    await withdrawals.withdraw(winner, { amount: 1_000, verify_code });
  }
  const database = async () => {
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(at.deps.db);
    const rows = [];
    for (const { name } of tables.rows)
      rows.push((await sql`select * from ${sql.table(name)}`.execute(at.deps.db)).rows);
    return JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
  };
  const stillThere = async () => {
    const all = await database();
    return [...new Set(sealed)].filter((value) => all.includes(value)).length;
  };
  const both = () => createVault(NEW_KEY, oldKey);

  it('what the one before encrypted opens beside it, and links in mails stay good', async () => {
    const link = signedLink(at.deps, 'price-alert-link', at.deps.ids.uuid());
    expect(readSignedLink({ vault: both() }, 'price-alert-link', link)).toBe(link.split('.')[0]);
    expect(readSignedLink({ vault: createVault(NEW_KEY) }, 'price-alert-link', link)).toBeUndefined();
    expect(await listPassengersOf(at.deps.db, both(), passengerOwner)).toMatchObject([PASSPORT]);
  });

  it('everything is encrypted again, and a saved passenger is still found by the document', async () => {
    expect(sealed.length).toBeGreaterThan(8);
    expect(await stillThere()).toBe(sealed.length);
    await resealAll({ ...at.deps, vault: both() });
    expect(await stillThere()).toBe(0);
    const alone = createVault(NEW_KEY);
    const logged = at.logLines.length;
    await resealAll({ ...at.deps, vault: alone });
    expect(at.logLines.slice(logged).map((line) => JSON.parse(line))).toMatchObject([{ event: 'resealed', rows: 0 }]);
    expect(await listPassengersOf(at.deps.db, alone, passengerOwner)).toMatchObject([PASSPORT]);
    const found = await at.deps.db
      .transaction()
      .execute((tx) =>
        findPassengerByDocument(tx, passengerOwner, documentHashesOf(alone, passengerOwner, PASSPORT as never)),
      );
    expect(found).toBeDefined();
  });

  it('a database that fails meanwhile leaves the key as it was', async () => {
    const failing = at.deps.db.withPlugin({
      transformQuery: () => {
        throw new Error('the connection is lost');
      },
      transformResult: async ({ result }) => result,
    });
    const logged = at.logLines.length;
    await expect(resealAll({ ...at.deps, db: failing, vault: createVault('d'.repeat(64), NEW_KEY) })).rejects.toThrow(
      'the connection is lost',
    );
    expect(at.logLines.slice(logged)).toEqual([]);
    await expect(checkEncryptionKey(at.deps.db, createVault(NEW_KEY))).resolves.toBeUndefined();
  });

  it('the one before is good for nothing afterwards', async () => {
    await expect(checkEncryptionKey(at.deps.db, createVault(NEW_KEY))).resolves.toBeUndefined();
    await expect(checkEncryptionKey(at.deps.db, createVault(oldKey))).rejects.toThrow(/ENCRYPTION_KEY/);
  });

  it('what no key opens is left as it is and reported, and the rest goes on', async () => {
    const passengers = at.deps.db.updateTable('passengers').set({ sealed: 'c3BvaWxlZA==' });
    await passengers.where('user_id', '=', passengerOwner).execute();
    const logged = at.logLines.length;
    await resealAll({ ...at.deps, vault: createVault('c'.repeat(64), NEW_KEY) });
    const lines = at.logLines.slice(logged).map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { event: 'reseal-failed', table: 'passengers' },
      { event: 'resealed', rows: expect.any(Number) },
    ]);
    expect(lines[1].rows).toBeGreaterThan(5);
  });
});

it('[PII-2] a provider that starts with a new key and the one before goes over to the new one by itself', async () => {
  const { env, drop } = await processEnvironment();
  const [before, now] = ['1'.repeat(63) + 'a', '2'.repeat(63) + 'b'];
  const start = (keys: Record<string, string>) =>
    startProviderProcess({ ...env, LOG_LEVEL: 'info', DRAIN_DELAY_MS: '0', ...keys });
  try {
    const first = await start({ ENCRYPTION_KEY: before });
    await first.stop('SIGTERM');
    const changing = await start({ ENCRYPTION_KEY: now, ENCRYPTION_KEY_BEFORE: before });
    while (!changing.output().includes('"event":"resealed"')) await new Promise((resolve) => setTimeout(resolve, 20));
    await changing.stop('SIGTERM');
    await expect(start({ ENCRYPTION_KEY: before })).rejects.toThrow(/ENCRYPTION_KEY/);
    const after = await start({ ENCRYPTION_KEY: now });
    await after.stop('SIGTERM');
  } finally {
    await drop();
  }
}, 60_000);
