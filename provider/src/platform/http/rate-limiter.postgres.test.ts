import { answer, defineEndpoint } from '@aylal/contracts';
import { sql } from 'kysely';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { createApp } from '../../app/create-app.ts';
import { createDeps } from '../../app/create-deps.ts';
import { readConfig } from '../../app/config.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../../app/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { createLogger } from '@aylal/server';
import { movableClock } from '../../testing/movable-clock.ts';
import { openTestDatabase } from '../../testing/provider-fixture.ts';
import { route } from './route.ts';
import { forgetEndedWindows } from './rate-limit-store.ts';

const few = defineEndpoint({
  name: 'few',
  id: 'TEST-1',
  summary: 'A few',
  method: 'GET',
  path: '/api/test/few/',
  auth: 'none',
  answers: { 200: answer(v.string()) },
});
const usual = defineEndpoint({ ...few, name: 'usual', id: 'TEST-2', path: '/api/test/usual/' });

// The embedded engine serves one process.
describe('[AUT-5] Two instances on one database', () => {
  const clock = movableClock('2026-09-01T00:00:00Z');
  const logger = createLogger('silent');
  const started: (() => Promise<unknown>)[] = [];
  let url: string;
  afterAll(async () => {
    for (const end of started.toReversed()) await end();
  });

  async function instance() {
    const database = await openDatabase(url);
    const config = readConfig({ NODE_ENV: 'test', SANDBOX: 'on', DATA_DIR: join(tmpdir(), 'aylal-no-folder') });
    const deps = await createDeps({ ...config, rateLimits: true, encryptionKey: 'ab'.repeat(32) }, database, {
      clock,
      logger,
    });
    const app = await createApp(deps, [
      route(few).to(() => ({ status_code: 200, result: 'done' }), { perAddress: { calls: 10, seconds: 60 } }),
      route(usual).to(() => ({ status_code: 200, result: 'done' })),
    ]);
    started.push(
      () => database.close(),
      deps.close,
      () => app.close(),
    );
    return { deps, call: async (path: string) => (await app.inject(path)).statusCode };
  }
  let one: Awaited<ReturnType<typeof instance>>;
  let two: Awaited<ReturnType<typeof instance>>;
  beforeAll(async () => {
    const test = await openTestDatabase();
    url = test.url;
    started.push(test.drop, () => test.database.close());
    await migrate(test.database, migrations, { sandbox: true });
    one = await instance();
    two = await instance();
  });

  it('let through exactly what the limit of an operation says, however many ask at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? one : two).call('/api/test/few')),
    );
    expect(statuses.filter((status) => status !== 429)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    clock.advance(60_000);
    expect(await two.call('/api/test/few')).toBe(200);
  });

  it('tell each other within seconds about the usual limit, which costs a call no statement', async () => {
    for (let calls = 0; calls < 6_000; calls += 1)
      one.deps.limiter.takeInBatches('@203.0.113.1', { calls: 6_000, seconds: 60 });
    let refused = false;
    for (let tries = 0; tries < 50 && !refused; tries += 1) {
      await wait(100);
      try {
        two.deps.limiter.takeInBatches('@203.0.113.1', { calls: 6_000, seconds: 60 });
      } catch {
        // Refused: the calls of the other instance count here.
        refused = true;
      }
    }
    expect(refused).toBe(true);
  });

  it('limit by what each has counted while the database cannot count', async () => {
    await sql`alter table rate_windows rename to rate_windows_away`.execute(one.deps.db);
    const statuses = [];
    for (let count = 0; count < 12; count += 1) statuses.push(await one.call('/api/test/few'));
    await sql`alter table rate_windows_away rename to rate_windows`.execute(one.deps.db);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.at(-1)).toBe(429);
  });

  it('keep no address and no window that has ended', async () => {
    const rows = await sql<{ key: string }>`select key from rate_windows`.execute(one.deps.db);
    expect(rows.rows.every(({ key }) => /^[0-9a-f]{64}$/.test(key))).toBe(true);
    await forgetEndedWindows(one.deps.db, clock.now() + 3_600_000);
    expect((await sql`select key from rate_windows`.execute(one.deps.db)).rows).toEqual([]);
  });
});
