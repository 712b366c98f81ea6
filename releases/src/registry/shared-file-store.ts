import { PublishRefused } from '../documents/refusal.ts';
import type { ReleaseRecord } from '../documents/release-record.ts';
import { digestOf } from '../documents/release-signature.ts';
import { sharedFiles } from '../documents/shared-files.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';

/** A file and its compressed twins. */
export const withCompressedCopies = (path: string): readonly string[] => [path, `${path}.br`, `${path}.gz`];

/** The files that the releases of a remote share. Each release has them in its own folder too, whole, so what is missing here can be put back from there. */
export function createSharedFileStore(storage: Storage) {
  const keyOf = (remote: string, name: string) => `${documentKeys.sharedFiles(remote)}/${name}`;
  return {
    /** Refuses a release in which a name stands for other bytes than in another release of its remote (MFE-1). */
    async refuseTaken(record: ReleaseRecord): Promise<void> {
      for (const path of sharedFiles(record)) {
        const present = await storage.read(keyOf(record.remote, path));
        if (present && digestOf(present) !== record.files[path]?.sha384)
          throw new PublishRefused(
            'name-taken',
            `${record.remote} ${record.version}: ${path} has other bytes in another release`,
          );
      }
    },
    /** Puts what a placed release shares where pages look for it, out of its own folder, whose files were checked. What is there already is the same; a compressed copy may differ. */
    async place(record: ReleaseRecord): Promise<void> {
      const { remote, version } = record;
      for (const name of sharedFiles(record).flatMap(withCompressedCopies)) {
        const bytes = await storage.read(`${documentKeys.folder(remote, version)}/${name}`);
        if (bytes) await storage.swap(keyOf(remote, name), bytes, null);
      }
    },
    /** Removes what the release shares with none of those that stay. */
    async drop(record: ReleaseRecord, staying: readonly ReleaseRecord[]): Promise<void> {
      const needed = new Set(staying.flatMap(sharedFiles));
      const names = sharedFiles(record).filter((path) => !needed.has(path));
      await storage.remove(documentKeys.sharedFiles(record.remote), names.flatMap(withCompressedCopies));
    },
  };
}

export type SharedFileStore = ReturnType<typeof createSharedFileStore>;
