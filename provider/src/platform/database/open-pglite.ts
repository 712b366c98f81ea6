import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { privateFolder } from '../private-folder.ts';
import { createKysely } from './create-kysely.ts';
import { asDataFolderError, damagedFolder, fullDisk } from './data-folder-error.ts';
import { findDamage, hasLostVersion } from './find-damage.ts';
import { lockFolder } from './folder-lock.ts';
import type { OpenOptions } from './open-database.ts';
import { pgliteDialect } from './pglite-driver.ts';

const INT8 = 20;

/**
 * PostgreSQL inside the process. `memory` keeps nothing. Does not sync to disk: safe against the death of the process only (REL-7). Throws `DataFolderError` for a folder that cannot be
 * written or whose files are damaged.
 */
export async function openPglite(folder: string, { template }: OpenOptions): Promise<Database> {
  const unlock = folder === 'memory' ? () => {} : await takeFolder(folder);
  const isNew = folder === 'memory' || !existsSync(join(folder, 'PG_VERSION'));
  const settings: PGliteOptions = { parsers: { [INT8]: Number } };
  if (folder !== 'memory') settings.dataDir = folder;
  if (isNew && template) settings.loadDataDir = template;
  const pglite = await start(settings).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const { db, disk, stopWatch } = createKysely(pgliteDialect(pglite));
  return {
    engine: 'pglite',
    db,
    disk,
    session: (work) =>
      work({
        run: async (script) => {
          await pglite.exec(script);
        },
        rows: async <R>(statement: string, values?: readonly unknown[]) =>
          (await pglite.query<R>(statement, [...(values ?? [])])).rows,
      }),
    listen: async (channel, onNotice) => {
      const stop = await pglite.listen(channel, onNotice);
      return () => stop();
    },
    copy: async () => {
      await pglite.exec('checkpoint');
      const archive = await pglite.dumpDataDir('gzip');
      return new Uint8Array(await archive.arrayBuffer());
    },
    ping: async () => {
      await pglite.query('select 1');
    },
    close: async () => {
      stopWatch();
      await pglite.close();
      unlock();
    },
  };
}

/** Fills a folder that is not there yet from what `copy` gave. */
export async function loadPglite(folder: string, copy: Uint8Array<ArrayBuffer>): Promise<void> {
  const pglite = await start({ dataDir: folder, loadDataDir: new Blob([copy]) });
  await pglite.close();
}

/** Locks the folder for this process. Throws before anything is changed in a folder that has lost its files. */
async function takeFolder(folder: string): Promise<() => void> {
  try {
    if (hasLostVersion(folder)) throw damagedFolder(folder, 'PG_VERSION is missing');
    privateFolder(folder);
    return await lockFolder(folder);
  } catch (error) {
    throw asDataFolderError(folder, error);
  }
}

async function start(settings: PGliteOptions): Promise<PGlite> {
  try {
    const pglite = await PGlite.create(settings);
    await pglite.exec("set statement_timeout = '5s'; set timezone = 'UTC';");
    return pglite;
  } catch (error) {
    const { dataDir } = settings;
    if (dataDir === undefined) throw error;
    throw statfsSync(dataDir).bavail === 0
      ? fullDisk(dataDir, error)
      : damagedFolder(dataDir, findDamage(dataDir) ?? 'PostgreSQL cannot read its files', error);
  }
}
