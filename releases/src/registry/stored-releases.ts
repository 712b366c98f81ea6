import * as v from 'valibot';
import { releaseVersion, remoteId } from '../documents/release-record.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { ReleaseBook } from './release-book.ts';

/** The folders of published releases, as retention handles them. */
export function createStoredReleases(storage: Storage, releases: ReleaseBook, now: () => Date) {
  async function publishedOf(remote: string, version: string) {
    const folder = documentKeys.folder(remote, version);
    const [signature, pruned] = await Promise.all([
      storage.read(`${folder}/release.sig`),
      storage.read(documentKeys.pruned(remote, version)),
    ]);
    if (!signature || pruned) return [];
    const { payload } = JSON.parse(signature.toString('utf8')) as { payload: { signed: string } };
    return [{ remote, version, published: new Date(payload.signed) }];
  }
  const marked = () => Buffer.from(JSON.stringify({ at: now().toISOString() }));
  const unmark = (remote: string, version: string) =>
    storage.remove(documentKeys.folder(remote, version), ['going.json']);
  return {
    /** Every release that has its files, with the time of its signature. */
    async all(): Promise<readonly { remote: string; version: string; published: Date }[]> {
      const remotes = (await storage.list('')).filter((name) => v.is(remoteId, name));
      const found = await Promise.all(
        remotes.map(async (remote) => {
          const versions = (await storage.list(remote)).filter((name) => v.is(releaseVersion, name));
          return Promise.all(versions.map((version) => publishedOf(remote, version)));
        }),
      );
      return found.flat(2);
    },
    /** From now on nothing new may name the release. */
    async mark(remote: string, version: string): Promise<void> {
      await storage.swap(documentKeys.going(remote, version), marked(), null);
    },
    /** It may be named again. */
    unmark,
    /** Deletes the files of a marked release. Record, signature and a mark stay for ever; what breaks off in between is done by the next run. */
    async drop(remote: string, version: string): Promise<void> {
      const { record } = await releases.read(remote, version);
      const paths = Object.keys(record.files).flatMap((path) => [path, `${path}.br`, `${path}.gz`]);
      await storage.remove(documentKeys.folder(remote, version), paths);
      await storage.remove(`failures/${remote}`, [`${version}.json`]);
      await storage.swap(documentKeys.pruned(remote, version), marked(), null);
      await unmark(remote, version);
    },
  };
}

export type StoredReleases = ReturnType<typeof createStoredReleases>;
