import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { checkLedger, type LedgerReport } from '../../commerce/ledger/check-ledger.ts';
import type { Config } from '../../platform/config.ts';
import { loadPglite } from '../../platform/database/open-pglite.ts';
import { migrate, type Migration } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { privateFolder } from '../../platform/private-folder.ts';
import { invariants } from '../ledger-check/invariants.ts';
import { databaseFile, keptInFolder, tablesFolder } from './make-backup.ts';
import { digestsOf, manifest, manifestFile, type Manifest } from './manifest.ts';
import { loadTables } from './server-tables.ts';

/**
 * Puts a backup into the data folder, which has to be empty, and checks the books of what came back. Nothing is written where a file of the backup is missing or was changed, or where the
 * database of a server is not empty. A backup is restored by the version that made it, whose schema `migrations` are.
 */
export async function restoreBackup(
  config: Config,
  from: string,
  migrations: readonly Migration[],
): Promise<LedgerReport> {
  const { database } = await readBackup(from);
  const folder = /^pglite:(?<folder>.+)$/.exec(config.databaseUrl)?.groups?.['folder'];
  if (database === 'pglite' && !folder)
    throw new Error('This backup has an embedded database; DATABASE_URL names a server');
  if (database === 'postgres' && folder)
    throw new Error('This backup is of a database server; DATABASE_URL has to name an empty database of one');
  if (existsSync(config.dataDir) && (await readdir(config.dataDir)).length > 0)
    throw new Error(`${config.dataDir} is not empty; a backup is restored into an empty folder`);
  if (database === 'postgres') await prepareSchema(config, migrations);
  privateFolder(config.dataDir);
  for (const name of keptInFolder)
    if (existsSync(join(from, name))) await cp(join(from, name), join(config.dataDir, name), { recursive: true });
  if (folder && database === 'pglite') await loadPglite(folder, await readFile(join(from, databaseFile)));
  if (database === 'postgres') await loadTables(config.databaseUrl, join(from, tablesFolder));
  const opened = await openDatabase(config.databaseUrl, { poolSize: 1 });
  return checkLedger(opened.db, invariants).finally(() => opened.close());
}

/** Makes the tables of this version in an empty database. */
async function prepareSchema(config: Config, migrations: readonly Migration[]): Promise<void> {
  const database = await openDatabase(config.databaseUrl, { poolSize: 1 });
  try {
    const { rows } = await sql`select 1 from pg_tables where schemaname in ('public', 'sandbox') limit 1`.execute(
      database.db,
    );
    if (rows.length > 0) throw new Error('The database is not empty; a backup is restored into an empty one');
    await migrate(database, migrations, config);
  } finally {
    await database.close();
  }
}

async function readBackup(from: string): Promise<Manifest> {
  const text = await readFile(join(from, manifestFile), 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no ${manifestFile} in ${from}`);
  const said = v.parse(v.pipe(v.string(), v.parseJson(), manifest), text);
  const found = await digestsOf(from);
  const wrong = Object.keys({ ...said.files, ...found }).filter((name) => said.files[name] !== found[name]);
  if (wrong.length > 0) throw new Error(`Not as it was saved: ${wrong.slice(0, 5).join(', ')}`);
  return said;
}
