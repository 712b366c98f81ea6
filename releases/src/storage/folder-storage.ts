import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Storage } from './storage.ts';

const staleLockMs = 10_000;

/** A folder as storage. What is half written lies under `.arriving` until a rename makes it visible; a second writer in another process waits for the first. */
export function createFolderStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`${key} would leave the folder`);
    return path;
  };
  const arriving = async () => {
    const place = join(root, '.arriving');
    await mkdir(place, { recursive: true });
    return join(place, randomUUID());
  };
  return {
    read: (key) => readFile(pathOf(key)).catch(nullWhen('ENOENT')),
    async list(prefix) {
      const names = await readdir(prefix === '' ? root : pathOf(prefix)).catch(nullWhen('ENOENT'));
      return (names ?? []).filter((name) => !name.endsWith('.lock')).toSorted();
    },
    async place(prefix, files) {
      const place = pathOf(prefix);
      if (await exists(place)) return false;
      const temporary = await arriving();
      try {
        for (const [path, bytes] of files) {
          await mkdir(dirname(join(temporary, path)), { recursive: true });
          await writeFile(join(temporary, path), bytes);
        }
        await mkdir(dirname(place), { recursive: true });
        await rename(temporary, place);
        return true;
      } catch (error) {
        if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false;
        throw error;
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
    },
    async remove(prefix, names) {
      await Promise.all(names.map((name) => rm(pathOf(`${prefix}/${name}`), { force: true })));
    },
    async swap(key, bytes, before) {
      const place = pathOf(key);
      await mkdir(dirname(place), { recursive: true });
      const unlock = await lock(`${place}.lock`);
      try {
        const present = await readFile(place).catch(nullWhen('ENOENT'));
        if (present === null ? before !== null : before === null || !present.equals(before)) return false;
        const temporary = await arriving();
        await writeFile(temporary, bytes);
        await rename(temporary, place);
        return true;
      } finally {
        await unlock();
      }
    },
  };
}

async function lock(file: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await (await open(file, 'wx')).close();
      return () => rm(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      if (await isStale(file)) await removeStale(file);
      else await wait(10);
    }
  }
}

/** True when its holder died: a swap takes milliseconds. */
async function isStale(file: string): Promise<boolean> {
  const held = await stat(file).catch(nullWhen('ENOENT'));
  return held !== null && Date.now() - held.mtimeMs > staleLockMs;
}

/** One writer at a time looks again and removes: a second one would remove the new lock of the first. */
async function removeStale(file: string): Promise<void> {
  const unlock = await lock(`${file}.stale.lock`);
  try {
    if (await isStale(file)) await rm(file, { force: true });
  } finally {
    await unlock();
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(nullWhen('ENOENT'))) !== null;
}

function nullWhen(code: string): (error: unknown) => null {
  return (error) => {
    if (codeOf(error) === code || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  };
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
