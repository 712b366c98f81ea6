import * as v from 'valibot';
import {
  addFailure,
  savedFailures,
  noFailures,
  type SavedFailures,
  type ReleaseFailure,
} from '../health/release-failures.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';

/** What hosts tell of why releases failed: bounded for each release, and dropped with its files. */
export function createFailureStore(storage: Storage, now: () => Date) {
  async function read(remote: string, version: string): Promise<SavedFailures> {
    return open(await storage.read(documentKeys.failures(remote, version)));
  }
  return {
    read,
    /** Leaves out reports about releases that are not published: anybody could invent any number of them. */
    async add(failures: readonly ReleaseFailure[]): Promise<void> {
      const byRelease = Map.groupBy(failures, ({ remote, version }) => documentKeys.folder(remote, version));
      for (const [folder, reported] of byRelease) {
        const [first] = reported;
        if (!first || !(await storage.read(`${folder}/release.json`))) continue;
        const key = documentKeys.failures(first.remote, first.version);
        const at = now().toISOString();
        for (;;) {
          const before = await storage.read(key);
          const saved = reported.reduce((all, one) => addFailure(all, one, at), open(before));
          if (await storage.swap(key, Buffer.from(JSON.stringify(saved)), before)) break;
        }
      }
    },
  };
}

/** See `createFailureStore`. */
export type FailureStore = ReturnType<typeof createFailureStore>;

function open(bytes: Buffer | null): SavedFailures {
  const parsed = bytes && v.safeParse(savedFailures, JSON.parse(bytes.toString('utf8')));
  return parsed?.success ? parsed.output : noFailures;
}
