import type { Database } from './database.ts';

/** A step of the schema. `id` starts with its number: 00 core, 01 flights, 02 orders and payments. Never changed once released. */
export interface Migration {
  readonly id: string;
  readonly sql: string;
}

const LOCK = 72_041;

/** Applies what is missing, in the order of ids, in one transaction under a lock: two instances may start at once. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<readonly string[]> {
  const ordered = [...migrations].sort((a, b) => (a.id < b.id ? -1 : 1));
  return database.session(async (sql) => {
    await sql.run('begin');
    try {
      await sql.run(`select pg_advisory_xact_lock(${LOCK});
        create table if not exists migrations (id text primary key, applied_at timestamptz not null default now());`);
      const done = new Set((await sql.rows<{ id: string }>('select id from migrations')).map((row) => row.id));
      const missing = ordered.filter(({ id }) => !done.has(id));
      for (const migration of missing) {
        await sql.run(migration.sql);
        await sql.rows('insert into migrations (id) values ($1)', [migration.id]);
      }
      await sql.run('commit');
      return missing.map(({ id }) => id);
    } catch (error) {
      await sql.run('rollback');
      throw error;
    }
  });
}
