import * as v from 'valibot';
import { Refused } from '../documents/refusal.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import { shellRecord, type ShellRecord } from './shell-record.ts';

/** The live hosts that releases are checked against. */
export function createShellBook(storage: Storage) {
  return {
    /** Throws `bad-shell` when one cannot be read: a check against fewer shells than there are would let too much pass. */
    async all(): Promise<readonly ShellRecord[]> {
      const names = await storage.list('shells');
      const found = await Promise.all(names.map((name) => storage.read(`shells/${name}`)));
      return found.filter((bytes) => bytes !== null).map(open);
    },
    /** False when the same is known already. */
    async keep(shell: ShellRecord): Promise<boolean> {
      const key = documentKeys.shell(shell.name);
      const before = await storage.read(key);
      const bytes = Buffer.from(JSON.stringify(shell));
      return before?.equals(bytes) ? false : storage.swap(key, bytes, before);
    },
  };
}

function open(bytes: Buffer): ShellRecord {
  const parsed = v.safeParse(shellRecord, JSON.parse(bytes.toString('utf8')));
  if (!parsed.success)
    throw new Refused('bad-shell', 'what is known of a live shell cannot be read; register it again (shell <folder>)');
  return parsed.output;
}

export type ShellBook = ReturnType<typeof createShellBook>;
