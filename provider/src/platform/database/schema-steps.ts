import type { Migration } from './migrate.ts';

/** One statement or more that are applied once, and what the table `migrations` calls them. */
export interface SchemaStep {
  readonly id: string;
  readonly sql: string;
}

/** What the sandbox's part of a migration is called. */
export function sandboxStep(id: string): string {
  return `${id}:sandbox`;
}

/** The steps in the order of ids; the sandbox's part of a migration follows the migration, where the sandbox is on. */
export function schemaSteps(
  migrations: readonly Migration[],
  where: { readonly sandbox: boolean },
): readonly SchemaStep[] {
  return [...migrations]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, sql, sandbox }) => [
      ...(sql === undefined ? [] : [{ id, sql }]),
      ...(sandbox === undefined || !where.sandbox ? [] : [{ id: sandboxStep(id), sql: sandbox }]),
    ]);
}
