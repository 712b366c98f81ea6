import type { Database } from './database.ts';
import type { Migration } from './migrate.ts';
import { inSchemaTransaction, markApplied } from './schema-transaction.ts';
import { schemaSteps } from './schema-steps.ts';

/** The version before the baseline: its last step, and what leads from there to the baseline. */
export interface VersionBefore {
  readonly last: string;
  readonly steps: readonly Migration[];
}

/** A database that is older than the version before the baseline. */
export class DatabaseTooOldError extends Error {
  override readonly name = 'DatabaseTooOldError';
}

/**
 * Brings a database of the version before to what the baseline makes and marks the baseline as applied, all or nothing. Leaves alone a new database and one that has the baseline. Throws
 * `DatabaseTooOldError` for an older one, which is not touched.
 */
export async function upgradeToBaseline(
  database: Database,
  { last, steps }: VersionBefore,
  migrations: readonly Migration[],
): Promise<void> {
  const baseline = migrations.filter(({ id }) => id.startsWith('1'));
  await inSchemaTransaction(database, async (sql, done) => {
    if (done.size === 0 || baseline.some(({ id }) => done.has(id))) return;
    if (!done.has(last))
      throw new DatabaseTooOldError(
        `The database is older than step ${last}. Start the version before this one with it once, then this one.`,
      );
    const where = { sandbox: [...done].some((id) => id.endsWith(':sandbox')) };
    for (const step of schemaSteps(steps, where).filter(({ id }) => !done.has(id))) {
      await sql.run(step.sql);
      await markApplied(sql, step.id);
    }
    for (const { id } of schemaSteps(baseline, where)) await markApplied(sql, id);
  });
}
