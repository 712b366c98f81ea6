import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { createEvents } from '../events/events.ts';
import { createLogger } from '@aylal/server';
import { openTestDatabase } from '../../testing/provider-fixture.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from '../../app/migrations.ts';
import { openDatabase } from './open-database.ts';

describe('The database seam', () => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, drop } = await openTestDatabase());
    await migrate(database, migrations, { sandbox: true });
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('gives bigints, counts and sums as numbers', async () => {
    const { rows } = await sql<
      Record<string, unknown>
    >`select 9007199254740991::bigint as big, count(*) as count, 5::bigint + 2 as sum`.execute(database.db);
    expect(rows[0]).toEqual({ big: 9_007_199_254_740_991, count: 1, sum: 7 });
  });

  it('keeps parallel transactions apart', async () => {
    await sql`create table purse (id integer primary key, amount bigint not null)`.execute(database.db);
    await sql`insert into purse values (1, 0)`.execute(database.db);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.db.transaction().execute(async (tx) => {
          const { rows } = await sql<{ amount: number }>`select amount from purse where id = 1 for update`.execute(tx);
          await sql`update purse set amount = ${(rows[0]?.amount ?? 0) + 1} where id = 1`.execute(tx);
        }),
      ),
    );
    const { rows } = await sql<{ amount: number }>`select amount from purse`.execute(database.db);
    expect(rows[0]?.amount).toBe(20);
  });

  it('undoes a transaction that fails', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await sql`update purse set amount = -1`.execute(tx);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const { rows } = await sql<{ amount: number }>`select amount from purse`.execute(database.db);
    expect(rows[0]?.amount).toBe(20);
  });

  it('applies each migration once', async () => {
    expect(await migrate(database, migrations, { sandbox: true })).toEqual([]);
    const extra = [
      ...migrations,
      { id: '9999-test', sql: 'create table once (id integer); create table twice (id integer);' },
    ];
    expect(await migrate(database, extra, { sandbox: true })).toEqual(['9999-test']);
    expect(await migrate(database, extra, { sandbox: true })).toEqual([]);
  });

  it('leaves nothing of a migration that fails', async () => {
    const bad = [...migrations, { id: '99991-bad', sql: 'create table half (id integer); select no_such_function();' }];
    await expect(migrate(database, bad, { sandbox: true })).rejects.toThrow();
    await expect(sql`select * from half`.execute(database.db)).rejects.toThrow();
    expect(await migrate(database, migrations, { sandbox: true })).toEqual([]);
  });

  it('tells an event after its transaction is committed, and not when it is undone', async () => {
    const events = await createEvents(database, createLogger('silent'));
    const received: unknown[] = [];
    events.subscribe('order/changed', () => {
      throw new Error('a listener that falls over harms nobody');
    });
    events.subscribe('order/changed', (payload) => received.push(payload));
    await database.db.transaction().execute(async (tx) => {
      await events.publish(tx, 'order/changed', { ref_number: 'AYL-1' });
      await wait(30);
      expect(received).toEqual([]);
    });
    await database.db
      .transaction()
      .execute(async (tx) => {
        await events.publish(tx, 'order/changed', { ref_number: 'AYL-2' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await events.publish(database.db, 'order/changed', { ref_number: 'AYL-3' });
    for (let turn = 0; turn < 50 && received.length < 2; turn += 1) await wait(20);
    expect(received).toEqual([{ ref_number: 'AYL-1' }, { ref_number: 'AYL-3' }]);
    await events.close();
  });

  it('logs a notice that is no event or has another payload, and goes on with the next', async () => {
    const lines: string[] = [];
    const events = await createEvents(database, createLogger('error', { write: (line) => void lines.push(line) }));
    const received: unknown[] = [];
    events.subscribe('order/changed', (payload) => received.push(payload));
    for (const text of ['no JSON', '{"topic":"order/unknown"}', '{"topic":"order/changed","payload":{"ref_number":7}}'])
      await sql`select pg_notify('aylal_events', ${text})`.execute(database.db);
    await events.publish(database.db, 'order/changed', { ref_number: 'AYL-4' });
    for (let turn = 0; turn < 50 && received.length < 1; turn += 1) await wait(20);
    expect(received).toEqual([{ ref_number: 'AYL-4' }]);
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(Array(3).fill('event-not-readable'));
    await events.close();
  });
});

describe('An address of another kind', () => {
  it.each(['mysql://x', 'pglite', './folder', ''])('is refused: %s', async (url) => {
    await expect(openDatabase(url)).rejects.toThrow('DATABASE_URL');
  });
});
