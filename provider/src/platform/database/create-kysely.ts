import { Kysely, sql, type Dialect } from 'kysely';
import type { Database } from './database.ts';
import { watchDisk } from './disk-watch.ts';
import type { Tables } from './tables.ts';
import { reportStatement } from './report-statement.ts';

/** Kysely on either engine, and the watch over its disk, which sees each statement that fails. */
export function createKysely(dialect: Dialect): Pick<Database, 'db' | 'disk'> & { readonly stopWatch: () => void } {
  const disk = watchDisk(() => writeMegabyte(db));
  const db = new Kysely<Tables>({
    dialect,
    log: (event) => {
      if (event.level === 'error') disk.note(event.error);
      reportStatement(event);
    },
  });
  return { db, disk, stopWatch: disk.close };
}

/** A table of this transaction alone: its file grows by a megabyte and is gone with it. */
async function writeMegabyte(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table room_on_disk on commit drop as
      select repeat(md5(i::text), 32) as filler from generate_series(1, 1000) as i`.execute(tx);
  });
}
