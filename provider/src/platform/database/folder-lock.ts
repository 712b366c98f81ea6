import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another living process has the folder open. */
export class FolderInUseError extends Error {
  constructor(owner: string) {
    super(`The data folder is in use by process ${owner}`);
    this.name = 'FolderInUseError';
  }
}

const TAKEOVER_MS = 100;

/**
 * PGlite does not lock its folder: two processes open the same one without an error and ruin it. This lock file beside it names its
 * owner; one left by a dead process (kill -9) is taken over. Answers the function that gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const file = join(dirname(resolve(folder)), `${basename(resolve(folder))}.lock`);
  const me = `${process.pid} ${startOf(process.pid)}`;
  if (!place(file, me)) {
    const owner = readFileSync(file, 'utf8');
    const [pid = ''] = owner.split(' ');
    if (isOwner(Number(pid), owner)) throw new FolderInUseError(pid);
    rmSync(file, { force: true });
    if (!place(file, me)) throw new FolderInUseError('that was quicker');
    // Another may have found the same dead owner and removed our file for it: whoever is named in the end has the folder.
    await wait(TAKEOVER_MS);
    if (readFileSync(file, 'utf8') !== me) throw new FolderInUseError('that was quicker');
  }
  return () => rmSync(file, { force: true });
}

/** The file appears with its content or not at all. */
function place(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return false;
  } finally {
    rmSync(draft);
  }
}

/** By pid and start time: in a container the next process often has the pid of the dead one. */
function isOwner(pid: number, owner: string): boolean {
  if (!Number.isInteger(pid) || pid < 1 || !isAlive(pid)) return false;
  const start = startOf(pid);
  return start === '' || owner === `${pid} ${start}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Linux tells when a process started, in ticks since boot; elsewhere only our own start is known. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    // No /proc here: another process is then known by its pid alone.
    return pid === process.pid ? String(Math.round(performance.timeOrigin)) : '';
  }
}
