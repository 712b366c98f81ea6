import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** A table whose rows fall due: its key, the column of the instant in milliseconds, and the one that counts tries. */
export interface DueTable {
  readonly table: keyof Tables;
  readonly key: string;
  readonly dueAt: string;
  readonly attempts: string;
  /** What else a row must be to be taken; anything by default. */
  readonly where?: RawBuilder<boolean> | undefined;
  /** What else is set with it: `status = 3`. */
  readonly set?: RawBuilder<unknown> | undefined;
}

/**
 * Takes the row that has been due longest: one more try, and due again after `waitMs` of the tries before it, in case nobody comes back from the partner.
 * Two instances never take the same one. Undefined when nothing is due. `Row` is the row as the table has it.
 */
export async function claimNextJob<Row>(
  tx: Tx,
  { table, key, dueAt, attempts, where = sql<boolean>`true`, set }: DueTable,
  now: number,
  waitMs: (attempts: number) => number,
): Promise<Row | undefined> {
  const [keyColumn, dueColumn, triesColumn] = [sql.ref(key), sql.ref(dueAt), sql.ref(attempts)];
  const due = await sql<{ key: string; tries: number }>`
    select ${keyColumn} as key, ${triesColumn} as tries from ${sql.table(table)}
    where ${dueColumn} <= ${now} and ${where} order by ${dueColumn} limit 1 for update skip locked`.execute(tx);
  const [first] = due.rows;
  if (!first) return undefined;
  const also = set ? sql`, ${set}` : sql``;
  const taken = await sql<Row>`
    update ${sql.table(table)} set ${triesColumn} = ${first.tries + 1}, ${dueColumn} = ${now + waitMs(first.tries)}${also}
    where ${keyColumn} = ${first.key} returning *`.execute(tx);
  return taken.rows[0];
}
