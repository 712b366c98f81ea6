import { getCheckoutOrder, listOrders } from '@aylal/contracts/orders';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../create-app.ts';
import { createDeps } from '../create-deps.ts';
import { readConfig } from '../config.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ItemOf } from '../../commerce/orders/product-order-adapter.ts';
import { checkLedger } from '../../commerce/ledger/check-ledger.ts';
import { invariants } from '../ledger-check/invariants.ts';
import { createLogger } from '@aylal/server';
import { movableClock } from '../../testing/movable-clock.ts';
import { openTestDatabase } from '../../testing/provider-fixture.ts';
import type { Database } from '../../platform/database/database.ts';
import { DatabaseTooOldError, upgradeToBaseline } from '../../platform/database/upgrade-to-baseline.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { migrations } from '../migrations.ts';
import { fillAsBefore, rowsOfBefore, type RowOfBefore } from './database-of-before.ts';
import { upgraded } from './upgraded.ts';
import { versionBefore } from './version-before.ts';
import { schemaOf } from './schema-of.ts';

let database: Database;
let drop: () => Promise<void>;
let deps: Deps;
let app: FastifyInstance;
let before: readonly RowOfBefore[];

beforeAll(async () => {
  ({ database, drop } = await openTestDatabase());
  await fillAsBefore(database);
  before = await rowsOfBefore();
  await upgradeToBaseline(database, versionBefore, migrations);
  await migrate(database, migrations, { sandbox: true });
  const config = readConfig({ NODE_ENV: 'test', SANDBOX: 'on', RATE_LIMITS: 'off' });
  const clock = movableClock(lastMoment(before));
  deps = await createDeps(config, database, { clock, logger: createLogger('silent') });
  app = await createApp(deps);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await deps.close();
  await database.close();
  await drop();
});

describe('A database of the version before', () => {
  it('keeps every row', async () => {
    const tables = Map.groupBy(upgraded(before), ({ table }) => table);
    expect(tables.size).toBeGreaterThan(50);
    for (const [table, rows] of tables) {
      const found = await database.session((sql) =>
        sql.rows<{ row: Record<string, unknown> }>(
          // The sandbox's partners have a schema of their own since.
          `select to_jsonb(one) as row from ${table.replace(/^sandbox_/, 'sandbox.')} one`,
        ),
      );
      const texts = new Set(found.map(({ row }) => textOf(row)));
      const lost = rows.filter(({ row }) => !texts.has(textOf(row)));
      expect({ table, lost }).toEqual({ table, lost: [] });
    }
  });

  it('[PROD-12] says of every order what its receipt calls it and how tax stands to it', async () => {
    const orders = await deps.db.selectFrom('orders').select(['product', 'offer', 'item']).execute();
    const sold = (order: ItemOf) =>
      [order.product, ...Object.values(deps.products[order.product].soldAs?.(order) ?? {})].join(' ');
    expect([...new Set(orders.map(sold))].toSorted()).toEqual([
      'bus ticket Автобусны тасалбар VAT_ABLE',
      'esim fee eSIM багц VAT_ABLE',
      'flight ticket Нислэгийн тийз VAT_ZERO',
      'hotel fee Зочид буудал VAT_ABLE',
      'insurance fee Аяллын даатгал VAT_FREE',
      'lottery',
      'top-up',
      'train ticket Галт тэрэгний тасалбар VAT_ABLE',
      'transport fee Жолоочтой унаа VAT_ABLE',
      'trip fee Аялал VAT_ABLE',
    ]);
    // The shop of before sold no flight at home and no train abroad.
    const atHome = { departure_airport: 'UBN', arrival_airport: 'HVD' };
    const others = orders.map(({ product, offer, item }) => {
      const trips = offer?.trips.map((trip) => ({
        ...trip,
        flights: trip.flights.map((flight) => ({ ...flight, ...atHome })),
      }));
      return { product, offer: offer && { ...offer, trips: trips ?? [] }, item: item && { ...item, domestic: false } };
    });
    expect(others.map(sold)).toContain('flight ticket Нислэгийн тийз VAT_ABLE');
    expect(others.map(sold)).toContain('train ticket Галт тэрэгний тасалбар VAT_ZERO');
  });

  it('has the schema of a new one', async () => {
    const { database: fresh, drop: dropFresh } = await openTestDatabase();
    await migrate(fresh, migrations, { sandbox: true });
    expect(await schemaOf(database)).toEqual(await schemaOf(fresh));
    await fresh.close();
    await dropFresh();
  });

  it('is upgraded once', async () => {
    const steps = () => database.session((sql) => sql.rows('select id from migrations order by id'));
    const known = await steps();
    await upgradeToBaseline(database, versionBefore, migrations);
    expect(await migrate(database, migrations, { sandbox: true })).toEqual([]);
    expect(await steps()).toEqual(known);
  });

  it('is refused by name when it is older, and not touched', async () => {
    const { database: old, drop: dropOld } = await openTestDatabase();
    await fillAsBefore(old);
    await old.session((sql) => sql.rows('delete from migrations where id = $1', [versionBefore.last]));
    const before = await schemaOf(old);
    await expect(upgradeToBaseline(old, versionBefore, migrations)).rejects.toThrow(DatabaseTooOldError);
    expect(await schemaOf(old)).toEqual(before);
    await old.close();
    await dropOld();
  });

  it('has its books in order', async () => {
    const { checks, transactions } = await checkLedger(deps.db, invariants);
    expect(transactions).toBeGreaterThan(100);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('holds orders of every product, and each opens for its customer', async () => {
    const orders = before.filter(({ table }) => ['flight_orders', 'plain_orders'].includes(table));
    expect(new Set(orders.map(({ row }) => row['product']))).toEqual(new Set(listedProducts));
    for (const { row } of orders) {
      const { token } = await deps.sessions.open(deps.db, String(row['user_id']));
      const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
      const path = getCheckoutOrder.path.replace(/:\w+|\{\w+\}/, String(row['ref_number']));
      const answer = await app.inject({ url: path, headers });
      expect(answer.json()).toMatchObject({ result: { ref_number: row['ref_number'], total: row['total'] } });
      const list = await app.inject({ url: `${listOrders.path}?text=${String(row['ref_number'])}`, headers });
      expect(list.json()).toMatchObject({ result: { orders: [{ ref_number: row['ref_number'] }] } });
    }
  });
});

const listedProducts = [
  'flight',
  'hotel',
  'bus',
  'train',
  'trip',
  'transport',
  'esim',
  'insurance',
  'lottery',
  'top-up',
];

function textOf(row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(row, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
      : value,
  );
}

/** Jobs and expiries see the rows as the shop left them. */
function lastMoment(rows: readonly RowOfBefore[]): string {
  const moments = rows.flatMap(({ row }) => (typeof row['created_at'] === 'number' ? [row['created_at']] : []));
  return new Date(Math.max(...moments)).toISOString();
}
