import type { Database, SqlSession } from './database.ts';

const LOCK = 72_041;

/** Changes the schema in one transaction under a lock, because two instances may start at once; `done` are the ids of the steps that were applied before. All or nothing. */
export async function inSchemaTransaction<T>(
  database: Database,
  work: (sql: SqlSession, done: ReadonlySet<string>) => Promise<T>,
): Promise<T> {
  return database.session(async (sql) => {
    await sql.run('begin');
    try {
      await sql.run(`select pg_advisory_xact_lock(${LOCK});
        create table if not exists migrations (id text primary key, applied_at timestamptz not null default now());`);
      const done = new Set((await sql.rows<{ id: string }>('select id from migrations')).map((row) => row.id));
      const result = await work(sql, done);
      await sql.run('commit');
      return result;
    } catch (error) {
      await sql.run('rollback');
      throw error;
    }
  });
}

/** Notes that a step is applied. */
export async function markApplied(sql: SqlSession, id: string): Promise<void> {
  await sql.rows('insert into migrations (id) values ($1)', [id]);
}
