import * as v from 'valibot';
import { parseDocument } from '../documents/parse-document.ts';
import {
  mostRecordBytes,
  releaseRecord,
  releaseVersion,
  remoteId,
  type ReleaseRecord,
} from '../documents/release-record.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { ReleaseStore } from './release-store.ts';
import { withCompressedCopies, type SharedFileStore } from './shared-file-store.ts';

const signedText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ key: v.string(), payload: v.object({ signed: v.string() }) }),
);

/** The folders of published releases, as retention handles them. */
export function createStoredReleases(
  storage: Storage,
  releases: ReleaseStore,
  shared: SharedFileStore,
  now: () => Date,
) {
  async function publishedOf(remote: string, version: string) {
    const folder = documentKeys.folder(remote, version);
    const [signature, pruned] = await Promise.all([
      storage.read(`${folder}/release.sig`),
      storage.read(documentKeys.pruned(remote, version)),
    ]);
    if (!signature || pruned) return [];
    const { payload } = v.parse(signedText, signature.toString('utf8'));
    return [{ remote, version, published: new Date(payload.signed) }];
  }
  const publishedVersions = async (remote: string) => {
    const versions = (await storage.list(remote)).filter((name) => v.is(releaseVersion, name));
    return (await Promise.all(versions.map((version) => publishedOf(remote, version)))).flat();
  };
  /** The records of the other releases of a remote that have their files. Rejects when one cannot be read: then nobody knows what it needs. */
  async function othersOf(remote: string, version: string): Promise<readonly ReleaseRecord[]> {
    const others = (await publishedVersions(remote)).filter((one) => one.version !== version);
    return Promise.all(
      others.map(async (one) => {
        const path = `${documentKeys.folder(remote, one.version)}/release.json`;
        const bytes = (await storage.read(path)) ?? Buffer.of();
        return parseDocument(path, releaseRecord, bytes, mostRecordBytes, 'left-out');
      }),
    );
  }
  const marked = () => Buffer.from(JSON.stringify({ at: now().toISOString() }));
  const unmark = (remote: string, version: string) =>
    storage.remove(documentKeys.folder(remote, version), ['going.json']);
  return {
    /** Every release that has its files, with the time of its signature. */
    async all(): Promise<readonly { remote: string; version: string; published: Date }[]> {
      const remotes = (await storage.list('')).filter((name) => v.is(remoteId, name));
      return (await Promise.all(remotes.map(publishedVersions))).flat();
    },
    /** The ids of the keys whose signatures the published releases of a remote have, pruned ones too. */
    async signersOf(remote: string): Promise<ReadonlySet<string>> {
      const versions = (await storage.list(remote)).filter((name) => v.is(releaseVersion, name));
      const signatures = await Promise.all(
        versions.map((version) => storage.read(`${documentKeys.folder(remote, version)}/release.sig`)),
      );
      return new Set(signatures.flatMap((bytes) => (bytes ? [v.parse(signedText, bytes.toString('utf8')).key] : [])));
    },
    /** Bytes of the files of a release as they were built, without their compressed copies. */
    async bytesOf(remote: string, version: string): Promise<number> {
      const { record } = await releases.read(remote, version);
      return Object.values(record.files).reduce((sum, { bytes }) => sum + bytes, 0);
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
      const staying = await othersOf(remote, version);
      await shared.drop(record, staying);
      await storage.remove(
        documentKeys.folder(remote, version),
        Object.keys(record.files).flatMap(withCompressedCopies),
      );
      await storage.remove(`failures/${remote}`, [`${version}.json`]);
      await storage.remove(documentKeys.pictures(remote), [`${version}.json`]);
      await storage.swap(documentKeys.pruned(remote, version), marked(), null);
      await unmark(remote, version);
      // One that was published in between may share what has just been removed.
      const known = new Set(staying.map((one) => one.version));
      for (const fresh of await othersOf(remote, version)) if (!known.has(fresh.version)) await shared.place(fresh);
    },
  };
}

export type StoredReleases = ReturnType<typeof createStoredReleases>;
