import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import * as v from 'valibot';

/** The file that lists what was saved of a database server, beside one file for each table. */
const LIST = 'tables.json';

const list = v.object({
  /** In the order in which they refer to each other. */
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()) })),
  sequences: v.array(v.object({ name: v.string(), value: v.nullable(v.string()) })),
});

const OWN_TABLES = `select c.oid, quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum)::text[] as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'sandbox') order by name`;
const REFERENCES = `select conrelid as from_table, confrelid as to_table from pg_constraint where contype = 'f' and conrelid <> confrelid`;
const SEQUENCES = `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as value
  from pg_sequences where schemaname in ('public', 'sandbox') order by name`;

interface OwnTable {
  readonly oid: number;
  readonly name: string;
  readonly columns: string[];
}

/** Copies every table of a database server into a folder, as all of them are at one moment, also while the shop sells. The schema is not in it: it is that of this version. */
export async function saveTables(url: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const tables = inOrder(
      (await client.query<OwnTable>(OWN_TABLES)).rows,
      (await client.query<{ from_table: number; to_table: number }>(REFERENCES)).rows,
    );
    for (const [index, { name, columns }] of tables.entries())
      await pipeline(
        client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout (format binary)`)),
        createGzip(),
        createWriteStream(join(folder, fileOf(index))),
      );
    const { rows: sequences } = await client.query(SEQUENCES);
    const saved = { tables: tables.map(({ name, columns }) => ({ name, columns })), sequences };
    await writeFile(join(folder, LIST), `${JSON.stringify(saved, null, 2)}\n`);
    await client.query('rollback');
  });
}

/** Fills the tables of a database that has the schema of the version that saved them, and nothing else; all of them or, when one does not fit, none. */
export async function loadTables(url: string, folder: string): Promise<void> {
  const { tables, sequences } = v.parse(
    v.pipe(v.string(), v.parseJson(), list),
    await readFile(join(folder, LIST), 'utf8'),
  );
  await withClient(url, async (client) => {
    await client.query('begin');
    // What follows a row, such as the balance of a wallet, was saved with it; what the schema itself filled in is in what was saved.
    for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
    for (const { name } of tables.toReversed()) await client.query(`delete from ${name}`);
    for (const [index, { name, columns }] of tables.entries())
      await pipeline(
        createReadStream(join(folder, fileOf(index))),
        createGunzip(),
        client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin (format binary)`)),
      );
    for (const { name, value } of sequences)
      if (value !== null) await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
    await client.query('commit');
  });
}

const fileOf = (index: number) => `${String(index).padStart(3, '0')}.copy.gz`;

/** Tables after those that they refer to. */
function inOrder(
  tables: readonly OwnTable[],
  references: readonly { readonly from_table: number; readonly to_table: number }[],
): OwnTable[] {
  const ordered: OwnTable[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ oid }) => oid));
    const isFree = ({ oid }: OwnTable) =>
      references.every(({ from_table, to_table }) => from_table !== oid || !waiting.has(to_table));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error('The tables refer to each other in a circle');
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
