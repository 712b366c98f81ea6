import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.ts';

/** The compressed copies that a build leaves beside a file. */
const SUFFIXES = ['', '.br', '.gz'];

/** Files of a storage in a folder of this machine, from which they are served. They never change under their names, so what is here once stays right. */
export interface FileMirror {
  /** Puts a file and its compressed copies into the folder, unless they are there. What the storage does not have is no fault; rejects when the storage does not answer. */
  bring(key: string): Promise<void>;
}

/** A mirror in `folder`, filled by what is asked of it. A file that many ask for at once is fetched once. */
export function createFileMirror(storage: Storage, folder: string): FileMirror {
  const underWay = new Map<string, Promise<void>>();
  async function fetchAll(key: string): Promise<void> {
    if (await isThere(join(folder, key))) return;
    // The file itself last: it says that its copies are there.
    for (const suffix of SUFFIXES.toReversed()) {
      const bytes = await storage.read(key + suffix);
      if (bytes) await writeWhole(join(folder, key + suffix), bytes);
    }
  }
  return {
    bring(key) {
      const coming = underWay.get(key) ?? fetchAll(key).finally(() => underWay.delete(key));
      underWay.set(key, coming);
      return coming;
    },
  };
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}.arriving`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
