import { chown, cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pg from 'pg';
import type { PostgresServer } from './postgres-server.ts';

/** Folders whose files come and go, or mean something to the running server alone. */
const LEFT_OUT = [
  /^pg_wal\/.+/,
  /^pg_replslot\/.+/,
  /^pg_stat_tmp\/.+/,
  /pgsql_tmp/,
  /^postmaster\./,
  /pg_internal\.init/,
];
const ATTEMPTS = 5;

/** Copies a running server as `pg_basebackup` does, into a folder from which a standby of it starts. */
export async function copyServer(primary: PostgresServer, folder: string): Promise<void> {
  const client = new pg.Client(primary.url);
  await client.connect();
  try {
    await client.query("select pg_backup_start('drill', true)");
    await copyFiles(primary.folder, folder);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(folder, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  await mkdir(join(folder, 'pg_wal', 'archive_status'), { recursive: true });
  await writeFile(join(folder, 'standby.signal'), '');
  // Only this: what the primary says of its own standbys is not true of the copy.
  const conninfo = `host=127.0.0.1 port=${primary.port} user=postgres password=drill`;
  await writeFile(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  await giveTo(await stat(primary.folder), folder);
}

/** A file that is gone between the look at its folder and its copy is begun again for. */
async function copyFiles(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await rm(to, { recursive: true, force: true });
      await mkdir(to, { mode: 0o700 });
      await cp(from, to, {
        recursive: true,
        filter: (path) => !LEFT_OUT.some((pattern) => pattern.test(relative(from, path))),
      });
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
}

/** The server runs as another user where this process is root. */
async function giveTo({ uid, gid }: { uid: number; gid: number }, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  await chown(folder, uid, gid);
  for (const { parentPath, name } of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(join(parentPath, name), uid, gid);
}
