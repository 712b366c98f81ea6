import { sql } from 'kysely';
import type { Logger } from '@aylal/server';
import type { Db, Tx } from '../database/database.ts';
import type { Vault } from '../vault.ts';
import type { SealedRows } from './sealed-rows.ts';

const AT_ONCE = 200;

/** Encrypts with the key of now what the key before encrypted, row by row, while customers go on. Answers how many rows changed. What no key opens is logged and left as it is; rejects when the database fails. */
export async function resealRows(
  { db, vault, logger }: { readonly db: Db; readonly vault: Vault; readonly logger: Pick<Logger, 'error'> },
  rows: SealedRows,
  isStopped: () => boolean,
): Promise<number> {
  let changed = 0;
  for (let last = ''; ;) {
    const keys = await keysAfter(db, rows, last);
    for (const key of keys) {
      if (isStopped()) return changed;
      if (await db.transaction().execute((tx) => resealRow(tx, { vault, logger }, rows, key))) changed += 1;
    }
    if (keys.length < AT_ONCE) return changed;
    last = keys.at(-1) ?? '';
  }
}

async function keysAfter(db: Db, { table, key, where }: SealedRows, last: string): Promise<readonly string[]> {
  const column = sql.ref(key);
  const found = await sql<{ key: string }>`
    select ${column} as key from ${sql.table(table)}
    where ${column} > ${last} and ${where} order by ${column} limit ${AT_ONCE}`.execute(db);
  return found.rows.map((row) => row.key);
}

async function resealRow(
  tx: Tx,
  { vault, logger }: { readonly vault: Vault; readonly logger: Pick<Logger, 'error'> },
  { table, key, changed }: SealedRows,
  value: string,
): Promise<boolean> {
  const found = await sql<never>`
    select * from ${sql.table(table)} where ${sql.ref(key)} = ${value} for update`.execute(tx);
  const [row] = found.rows;
  if (row === undefined) return false;
  let isChanged = false;
  const reseal = (sealed: string, context: string) => {
    const resealed = vault.reseal(sealed, context);
    isChanged ||= resealed !== null;
    return resealed ?? sealed;
  };
  let columns: Readonly<Record<string, string | null>>;
  try {
    columns = changed(row, reseal, vault);
  } catch (error) {
    logger.error('reseal-failed', { table, key: value, error });
    return false;
  }
  if (!isChanged) return false;
  const set = sql.join(Object.entries(columns).map(([name, text]) => sql`${sql.ref(name)} = ${text}`));
  await sql`update ${sql.table(table)} set ${set} where ${sql.ref(key)} = ${value}`.execute(tx);
  return true;
}
