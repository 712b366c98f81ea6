import type { SqlSession } from './database.ts';
import type { Migration } from './migrate.ts';
import { sandboxStep } from './schema-steps.ts';

/** Databases from before the sandbox had steps of its own got its tables with every migration: their steps are done. */
export async function markSandboxOfBefore(sql: SqlSession, migrations: readonly Migration[]): Promise<void> {
  const [known] = await sql.rows<{ before: boolean }>(
    `select to_regclass('sandbox_clock') is not null
      and not exists (select from migrations where id like '%:sandbox') as before`,
  );
  if (!known?.before) return;
  for (const { id, sandbox } of migrations) {
    if (sandbox === undefined) continue;
    await sql.rows(
      'insert into migrations (id) select $1::text where exists (select from migrations where id = $2::text)',
      [sandboxStep(id), id],
    );
  }
}
