import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Database, SqlSession } from '../../platform/database/database.ts';

/** A row as a database of the version before held it. */
export interface RowOfBefore {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

const rowText = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.record(v.string(), v.unknown())]));
const read = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');

/** The rows of the fixture, in the order in which they can be written. */
export async function rowsOfBefore(): Promise<readonly RowOfBefore[]> {
  const lines = (await read('rows-of-before.jsonl')).trimEnd().split('\n');
  return lines.map((line) => {
    const [table, row] = v.parse(rowText, line);
    return { table, row };
  });
}

/**
 * Makes a database what the version before the names of every product left: the schema with its ids in `migrations`, and the rows of a shop in which every product was bought, by its own screens, paid,
 * left unpaid until it expired, refused by its supplier, and refunded.
 */
export async function fillAsBefore(database: Database): Promise<void> {
  const schema = await read('schema-of-before.sql');
  const rows = await rowsOfBefore();
  await database.session(async (sql) => {
    await sql.run('drop schema public cascade; drop schema if exists sandbox cascade; create schema public;');
    await sql.run(`${schema}
      create table migrations (id text primary key, applied_at timestamptz not null default now());`);
    for (const [, id] of schema.matchAll(/^-- (\d.+)$/gm))
      await sql.rows('insert into migrations (id) values ($1)', [id]);
    // Triggers have done their work in the database that the rows come from.
    await sql.run('set session_replication_role = replica');
    const columns = await writableColumns(sql);
    for (const { table, row } of rows) {
      const names = columns.get(table)?.join(', ');
      await sql.rows(
        `insert into ${table} (${names}) overriding system value
          select ${names} from jsonb_populate_record(null::${table}, $1::text::jsonb) on conflict do nothing`,
        [JSON.stringify(row)],
      );
    }
    await sql.run('set session_replication_role = default');
    await sql.run(numbersGoOn);
  });
}

/** Numbers that the database gives go on after the rows that are there. */
const numbersGoOn = `
  do $$
  declare one record;
  begin
    for one in select table_name as name, column_name as id from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES' loop
      execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) from %I', one.name, one.id, one.id, one.name);
    end loop;
  end $$;`;

/** Without those that the database computes. */
async function writableColumns(sql: SqlSession): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await sql.rows<{ table: string; names: readonly string[] }>(`
    select table_name as table, json_agg(format('%I', column_name)) as names from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' group by 1`);
  return new Map(rows.map(({ table, names }) => [table, names]));
}
