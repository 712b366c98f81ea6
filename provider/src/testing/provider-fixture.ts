import type { FastifyInstance } from 'fastify';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app/create-app.ts';
import { createDeps } from '../app/create-deps.ts';
import type { Config } from '../platform/config.ts';
import { readConfig } from '../app/config.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { createLogger } from '@aylal/server';
import type { Route } from '../platform/http/route.ts';
import { seed } from '../app/seed.ts';
import { sha256 } from '../platform/ids.ts';
import { reuseDatabase } from './reused-database.ts';
import { movableClock, type MovableClock } from './movable-clock.ts';
import { createPostgresDatabase } from './test-postgres.ts';

/** The header of operations that only servers call. */
export const testApiKey = { 'x-api-key': 'key-of-suggestions-in-tests' } as const;

export interface ProviderFixture {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly database: Database;
  /** Starts at 2026-09-01T00:00:00Z and moves only by the test. */
  readonly clock: MovableClock;
  /** Every line logged so far. */
  readonly logLines: readonly string[];
  /** A new customer with an open session. `headers` are ready for `app.inject`. */
  signedIn(overrides?: { id?: string }): Promise<{ userId: string; token: string; headers: Record<string, string> }>;
  close(): Promise<void>;
}

/** The provider in process on the engine of `TEST_ENGINE` (`pglite`, the default, or `postgres`), with a database of its own: one per test file. */
export async function openProviderFixture(
  overrides: Partial<Config> = {},
  more: (deps: Deps) => readonly Route[] = () => [],
): Promise<ProviderFixture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aylal-provider-'));
  const { database, drop } = await openMigratedDatabase();
  const clock = movableClock('2026-09-01T00:00:00Z');
  const logLines: string[] = [];
  const config: Config = {
    ...readConfig({
      SUGGEST_KEY: testApiKey['x-api-key'],
      NODE_ENV: 'test',
      SANDBOX: 'on',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
    }),
    ...overrides,
  };
  const logger = createLogger(config.logLevel, { write: (line) => void logLines.push(line) });
  const deps = await createDeps(config, database, { clock, logger });
  await seed(deps);
  const app = await createApp(deps, more(deps));
  await app.ready();
  let users = 0;
  return {
    app,
    deps,
    database,
    clock,
    logLines,
    signedIn: async ({ id = deps.ids.uuid() } = {}) => {
      users += 1;
      await deps.db
        .insertInto('users')
        .values({
          id,
          email: `${sha256(id).slice(0, 12)}.${users}@example.mn`,
          dial_code: null,
          phone: null,
          first_name: 'Bat',
          last_name: 'Dorj',
          password_hash: 'none',
          created_at: clock.now(),
        })
        .execute();
      const { token } = await deps.sessions.open(deps.db, id);
      return { userId: id, token, headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' } };
    },
    close: async () => {
      await app.close();
      await deps.close();
      await database.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** On the embedded engine a database that earlier test files of this worker used. */
async function openMigratedDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
  if (process.env['TEST_ENGINE'] === 'postgres') return openTestDatabase();
  return { database: await reuseDatabase(async () => (await openTestDatabase()).database), drop: async () => {} };
}

/** A database of its own on the engine under test: a copy of the one that the global set-up migrated. */
export async function openTestDatabase(): Promise<{ database: Database; url: string; drop: () => Promise<void> }> {
  if (process.env['TEST_ENGINE'] === 'postgres') {
    const { url, drop } = await createPostgresDatabase();
    return { database: await openDatabase(url), url, drop };
  }
  const file = process.env['TEST_PGLITE_TEMPLATE'];
  const template = file ? new Blob([await readFile(file)]) : undefined;
  return {
    database: await openDatabase('pglite:memory', template ? { template } : {}),
    url: 'pglite:memory',
    drop: async () => {},
  };
}
