import { setTimeout as wait } from 'node:timers/promises';
import type { Database, SqlSession } from './database.ts';

const LOCK = 72_041;

/** How long a step may wait for a table that is in use: every later query of that table waits behind it. */
const LOCK_TIMEOUT = '1s';
const LOCK_NOT_AVAILABLE = '55P03';
const TRIES = 60;
const PAUSE_MS = 500;

/**
 * Changes the schema in one transaction under a lock, because two instances may start at once; `done` are the ids of the steps that were applied before. All or nothing. Where a table stays in use for a
 * second everything is given up and tried again, for a minute and a half at most: who sells meanwhile is held up for a second, not for as long as the longest query.
 */
export async function inSchemaTransaction<T>(
  database: Database,
  work: (sql: SqlSession, done: ReadonlySet<string>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.session((sql) => tryOnce(sql, work));
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
      if (!isBusy || attempt === TRIES) throw error;
      await wait(PAUSE_MS * (0.5 + Math.random()));
    }
  }
}

async function tryOnce<T>(
  sql: SqlSession,
  work: (sql: SqlSession, done: ReadonlySet<string>) => Promise<T>,
): Promise<T> {
  await sql.run('begin');
  try {
    // Another instance that changes the schema is waited for without a limit; a table is not.
    await sql.run(`select pg_advisory_xact_lock(${LOCK});
        set local lock_timeout = '${LOCK_TIMEOUT}';
        create table if not exists migrations (id text primary key, applied_at timestamptz not null default now());`);
    const done = new Set((await sql.rows<{ id: string }>('select id from migrations')).map((row) => row.id));
    const result = await work(sql, done);
    await sql.run('commit');
    return result;
  } catch (error) {
    await sql.run('rollback');
    throw error;
  }
}

/** Notes that a step is applied. */
export async function markApplied(sql: SqlSession, id: string): Promise<void> {
  await sql.rows('insert into migrations (id) values ($1)', [id]);
}
