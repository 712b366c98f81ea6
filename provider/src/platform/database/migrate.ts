import type { Database } from './database.ts';
import { inSchemaTransaction, markApplied } from './schema-transaction.ts';
import { schemaSteps } from './schema-steps.ts';

/**
 * A step of the schema. `id` starts with its number: the baseline is 1xxx, one step for each owner of tables, in the order in which they refer to each other; what comes after it is 2xxx. Never changed
 * once released.
 */
export interface Migration {
  readonly id: string;
  readonly sql?: string;
  /** What only the sandbox's partners need, the tables of the schema `sandbox`: applied where the sandbox is on. */
  readonly sandbox?: string;
}

/** Applies what is missing, in the order of ids, in one transaction under a lock. Answers the ids of what it applied. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  where: { readonly sandbox: boolean },
): Promise<readonly string[]> {
  return inSchemaTransaction(database, async (sql, done) => {
    const missing = schemaSteps(migrations, where).filter(({ id }) => !done.has(id));
    for (const step of missing) {
      await sql.run(step.sql);
      await markApplied(sql, step.id);
    }
    return missing.map(({ id }) => id);
  });
}
