import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { FolderInUseError } from '../../platform/database/folder-lock.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { callRunningProvider } from '../../platform/http/call-running-provider.ts';
import { digestsOf, manifestFile, type Manifest } from './manifest.ts';
import { saveTables } from './server-tables.ts';

/** The copy of an embedded database in a backup. */
export const databaseFile = 'database.tar.gz';
/** The folder of what was saved of a database server. */
export const tablesFolder = 'tables';

/** What else lies in the data folder and cannot be made again. */
export const keptInFolder = ['encryption.key', 'release-keys', 'releases'] as const;

/**
 * Copies the data folder into a new one, with the keys and the releases, and the database, embedded or of a server, as it is at one moment, also while providers run on it. What was acknowledged before the call began is in the copy. Throws where `to` exists, where there is nothing to copy, and where the running provider does not answer.
 */
export async function makeBackup(config: Config, to: string, now: Date): Promise<Manifest> {
  if (existsSync(to)) throw new Error(`${to} exists already; a backup has a folder of its own`);
  const folder = /^pglite:(?<folder>.+)$/.exec(config.databaseUrl)?.groups?.['folder'];
  if (folder && !existsSync(join(folder, 'PG_VERSION'))) throw new Error('There is no database in the data folder');
  const copy = folder ? await copyOf(config) : null;
  // Keys are in it.
  await mkdir(to, { recursive: true, mode: 0o700 });
  if (copy) await writeFile(join(to, databaseFile), copy);
  else await saveTables(config.databaseUrl, join(to, tablesFolder));
  for (const name of keptInFolder) await copyEntry(join(config.dataDir, name), join(to, name));
  const made: Manifest = {
    made_at: now.toISOString(),
    database: copy ? 'pglite' : 'postgres',
    files: await digestsOf(to),
  };
  await writeFile(join(to, manifestFile), `${JSON.stringify(made, null, 2)}\n`);
  return made;
}

async function copyOf(config: Config): Promise<Uint8Array> {
  try {
    const database = await openDatabase(config.databaseUrl, { poolSize: 1 });
    return await database.copy().finally(() => database.close());
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
  }
  const answer = await callRunningProvider(config, '/backup/database').catch(() => null);
  if (!answer?.ok)
    throw new Error(
      'A provider runs on this folder: stop it, or name it by PROVIDER_PORT and HOST_KEY, so that it can be asked',
    );
  return new Uint8Array(await answer.arrayBuffer());
}

/** Twice: what a channel named while it was copied the first time has arrived by the second, which leaves alone what is there. */
async function copyEntry(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true });
  await cp(from, to, { recursive: true, force: false });
}
