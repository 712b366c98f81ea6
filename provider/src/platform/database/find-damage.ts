import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const CONTROL_BYTES = 8192;
const SEGMENT_BYTES = 16 * 1024 * 1024;
const SEGMENT_NAME = /^[0-9A-F]{24}$/;

/** Whether a folder holds files of a database but not the one by which it is known: making a new database there would bury what is left. */
export function hasLostVersion(folder: string): boolean {
  return existsSync(folder) && !existsSync(join(folder, 'PG_VERSION')) && readdirSync(folder).length > 0;
}

/** What is wrong with the files of a database that does not open, as far as it shows from outside; undefined when they look whole. */
export function findDamage(folder: string): string | undefined {
  const version = readVersion(folder);
  if (!/^\d+$/.test(version)) return 'PG_VERSION holds no version';
  const controlBytes = sizeOf(join(folder, 'global', 'pg_control'));
  if (controlBytes === undefined) return 'global/pg_control is missing';
  if (controlBytes < CONTROL_BYTES) return `global/pg_control has ${controlBytes} of ${CONTROL_BYTES} bytes`;
  const missing = ['base', 'pg_xact', 'pg_wal'].find((part) => !existsSync(join(folder, part)));
  return missing === undefined ? findCutLog(folder) : `${missing} is missing`;
}

function readVersion(folder: string): string {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch {
    // A missing version is as good as an empty one.
    return '';
  }
}

function findCutLog(folder: string): string | undefined {
  const segments = readdirSync(join(folder, 'pg_wal')).filter((name) => SEGMENT_NAME.test(name));
  if (segments.length === 0) return 'pg_wal holds no log';
  const sizes = segments.map((name) => sizeOf(join(folder, 'pg_wal', name)) ?? 0);
  const cut = sizes.findIndex((size) => size < SEGMENT_BYTES);
  return cut < 0 ? undefined : `pg_wal/${segments[cut]} has ${sizes[cut]} of ${SEGMENT_BYTES} bytes`;
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}
