import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { privateFolder } from '../private-folder.ts';
import { lockFolder } from './folder-lock.ts';
import type { OpenOptions } from './open-database.ts';
import { pgliteDialect } from './pglite-driver.ts';
import type { Tables } from './tables.ts';

const INT8 = 20;

/** PostgreSQL inside the process. `memory` keeps nothing. Does not sync to disk: safe against the death of the process only (REL-7). */
export async function openPglite(folder: string, { template }: OpenOptions): Promise<Database> {
  const unlock = folder === 'memory' ? () => {} : await lockFolder(folder);
  if (folder !== 'memory') privateFolder(folder);
  const isNew = folder === 'memory' || !existsSync(join(folder, 'PG_VERSION'));
  const settings: PGliteOptions = { parsers: { [INT8]: Number } };
  if (folder !== 'memory') settings.dataDir = folder;
  if (isNew && template) settings.loadDataDir = template;
  const pglite = await PGlite.create(settings).catch((error: unknown) => {
    unlock();
    throw error;
  });
  await pglite.exec("set statement_timeout = '5s'; set timezone = 'UTC';");
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  return {
    engine: 'pglite',
    db,
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
    ping: async () => {
      await pglite.query('select 1');
    },
    close: async () => {
      await pglite.close();
      unlock();
    },
  };
}
