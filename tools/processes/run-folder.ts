import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'aylal-run-';

/** Makes this run's temporary folder, which its children get as TMPDIR, and removes those of runs that were killed. */
export function openRunFolder(): string {
  for (const name of readdirSync(tmpdir())) if (isAbandoned(name)) removeRunFolder(join(tmpdir(), name));
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // The user `postgres` enters it when this runs as root.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return folder;
}

export function removeRunFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

function isAbandoned(name: string): boolean {
  const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : NaN;
  if (!Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
