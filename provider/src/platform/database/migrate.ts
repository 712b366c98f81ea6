import type { Database } from './database.ts';
import { markSandboxOfBefore } from './mark-sandbox-of-before.ts';
import { schemaSteps } from './schema-steps.ts';

/** A step of the schema. `id` starts with its number: 00 core, 01 flights, 02 orders and payments. Never changed once released. */
export interface Migration {
  readonly id: string;
  readonly sql?: string;
  /** What only the sandbox's partners need, the tables `sandbox_…`: applied where the sandbox is on. */
  readonly sandbox?: string;
}

const LOCK = 72_041;

/** Applies what is missing, in the order of ids, in one transaction under a lock: two instances may start at once. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  where: { readonly sandbox: boolean },
): Promise<readonly string[]> {
  return database.session(async (sql) => {
    await sql.run('begin');
    try {
      await sql.run(`select pg_advisory_xact_lock(${LOCK});
        create table if not exists migrations (id text primary key, applied_at timestamptz not null default now());`);
      await markSandboxOfBefore(sql, migrations);
      const done = new Set((await sql.rows<{ id: string }>('select id from migrations')).map((row) => row.id));
      const missing = schemaSteps(migrations, where).filter(({ id }) => !done.has(id));
      for (const step of missing) {
        await sql.run(step.sql);
        await sql.rows('insert into migrations (id) values ($1)', [step.id]);
      }
      await sql.run('commit');
      return missing.map(({ id }) => id);
    } catch (error) {
      await sql.run('rollback');
      throw error;
    }
  });
}
