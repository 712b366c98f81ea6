import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { createEvents } from '../events/events.ts';
import { createLogger } from '@aylal/server';
import { openTestDatabase } from '../../testing/provider-fixture.ts';
import { silentableProxy } from '../../testing/silentable-proxy.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from '../../app/migrations.ts';
import { openDatabase } from './open-database.ts';

// PGlite has neither connections to lose nor a timer that could stop a statement.
describe('A PostgreSQL server', () => {
  let database: Database;
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, url, drop } = await openTestDatabase());
    await migrate(database, migrations, { sandbox: true });
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('[REL-9] [REL-12] is back by itself after every connection was cut, and tells listeners to read again', async () => {
    const events = await createEvents(database, createLogger('silent'));
    const received: unknown[] = [];
    events.subscribe('order/changed', (payload) => received.push(payload));
    const operator = await openDatabase(url, { poolSize: 1 });
    await operator.session((session) =>
      session.rows(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    );
    const start = performance.now();
    let back = false;
    while (!back) {
      back = await database.ping().then(
        () => true,
        () => false,
      );
      if (!back) await wait(50);
    }
    expect(performance.now() - start).toBeLessThan(5_000);
    for (let turn = 0; turn < 100 && received.length === 0; turn += 1) await wait(50);
    expect(received).toEqual([null]);
    await events.publish(database.db, 'order/changed', { ref_number: 'AYL-4' });
    for (let turn = 0; turn < 100 && received.length === 1; turn += 1) await wait(20);
    expect(received).toEqual([null, { ref_number: 'AYL-4' }]);
    await events.close();
    await operator.close();
  }, 20_000);

  it('[REL-9] a silent network loss fails requests within their deadline, and is over 5 s after the network is back', async () => {
    const server = new URL(url);
    const line = await silentableProxy(Number(server.port));
    server.port = String(line.port);
    const behind = await openDatabase(server.href, { poolSize: 2 });
    await behind.ping();
    line.silence();
    const start = performance.now();
    const select = () => sql`select 1`.execute(behind.db);
    const lost = await Promise.allSettled([select(), select(), select(), select()]);
    expect(lost.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(performance.now() - start).toBeLessThan(9_500);
    line.restore();
    const restored = performance.now();
    while ((await Promise.allSettled([select(), select()])).some(({ status }) => status === 'rejected')) await wait(50);
    expect(performance.now() - restored).toBeLessThan(5_000);
    await behind.close();
    await line.close();
  }, 40_000);

  it('[REL-1] cancels a statement after 5 s', async () => {
    const start = performance.now();
    await expect(sql`select pg_sleep(20)`.execute(database.db)).rejects.toThrow('statement timeout');
    expect(performance.now() - start).toBeLessThan(6_500);
  }, 20_000);

  it('[REL-9] tells of each connection that is lost, in use or listening, once', async () => {
    const lost: string[] = [];
    const watched = await openDatabase(url, { poolSize: 2, onConnectionLost: ({ message }) => lost.push(message) });
    const stop = await watched.listen(
      'lost',
      () => {},
      () => {},
    );
    const operator = await openDatabase(url, { poolSize: 1 });
    const cut = () =>
      operator.session((session) =>
        session.rows(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        ),
      );
    await watched.ping();
    const used = watched.session(async (session) => {
      await cut();
      for (let turn = 0; turn < 100 && lost.length < 2; turn += 1) await wait(20);
      await session.rows('select 1');
    });
    await expect(used).rejects.toThrow();
    expect(lost).toEqual(Array.from({ length: 2 }, () => 'terminating connection due to administrator command'));
    await stop();
    await operator.close();
    await watched.close();
  }, 20_000);

  it('two instances may bring one schema up to date at the same time', async () => {
    const second = await openDatabase(url);
    const extra = [...migrations, { id: '99992-both', sql: 'create table both_of_us (id integer)' }];
    const applied = await Promise.all([
      migrate(database, extra, { sandbox: true }),
      migrate(second, extra, { sandbox: true }),
    ]);
    expect(applied.flat().filter((id) => id === '99992-both')).toHaveLength(1);
    await second.close();
  });

  it('changes a table that is in use without holding up who reads it for longer than a second', async () => {
    const step = { id: '2999-trial', sql: 'alter table orders add column trial text' };
    const [slow, reader] = await Promise.all([openDatabase(url, { poolSize: 1 }), openDatabase(url, { poolSize: 1 })]);
    const [held, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const query = slow.session(async (session) => {
      await session.run('begin; select count(*) from orders;');
      held.resolve();
      await ended.promise;
      await session.run('commit');
    });
    await held.promise;
    const changed = migrate(database, [...migrations, step], { sandbox: true });
    await wait(400);
    const begun = performance.now();
    await reader.db.selectFrom('orders').select('ref_number').limit(1).execute();
    expect(performance.now() - begun).toBeLessThan(2_500);
    ended.resolve();
    await query;
    expect(await changed).toEqual([step.id]);
    await Promise.all([slow.close(), reader.close()]);
  }, 30_000);
});
