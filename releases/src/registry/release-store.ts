import * as v from 'valibot';
import type { References } from '../documents/channel-document.ts';
import { checkValidity } from '../documents/document-time.ts';
import { PublishRefused, Refused } from '../documents/refusal.ts';
import { releaseVersion, remoteId, type ReleaseRecord } from '../documents/release-record.ts';
import { digestOf } from '../documents/release-signature.ts';
import type { Keyring } from '../keys/keyring.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import { createOpenedReleases, type OpenedRelease } from './opened-releases.ts';
import type { Published } from './registry.ts';
import type { ReleaseBundle } from './release-bundle.ts';
import type { KeyringStore } from './keyring-store.ts';
import type { SharedFileStore } from './shared-file-store.ts';

const renewAfterMs = 30 * 24 * 3_600_000;

/** The published releases of a registry: written once, verified whenever their bytes or the keyring are not those of the last look. */
export function createReleaseStore(storage: Storage, ring: KeyringStore, shared: SharedFileStore, now: () => Date) {
  const open = createOpenedReleases();
  const readWith = async (keys: Keyring, remote: string, version: string, digest?: string): Promise<OpenedRelease> => {
    if (!v.is(remoteId, remote) || !v.is(releaseVersion, version))
      throw new Refused('bad-name', `${remote} ${version} is no name of a release`);
    const folder = documentKeys.folder(remote, version);
    const [release, signature] = await Promise.all([
      storage.read(`${folder}/release.json`),
      storage.read(`${folder}/release.sig`),
    ]);
    if (!release || !signature) throw new Refused('not-published', `${remote} ${version} is not published`);
    const expected = { remote, version, ...(digest === undefined ? {} : { digest }) };
    return open({ release, signature }, expected, keys);
  };
  const read = async (remote: string, version: string, digest?: string) =>
    readWith(await ring.read(), remote, version, digest);
  /** Refuses releases whose files are gone, or about to go. */
  const checkStored = async (releases: Readonly<Record<string, { readonly version: string }>>) => {
    for (const [remote, { version }] of Object.entries(releases))
      for (const mark of [documentKeys.going(remote, version), documentKeys.pruned(remote, version)])
        if (await storage.read(mark))
          throw new Refused('pruned', `${remote} ${version} was pruned; publish its sources again under a new version`);
  };
  return {
    checkKept: checkStored,
    /** Rejects with `bad-name`, `not-published`, or whatever is wrong with the documents. */
    read,
    /** The records that a set names, each by its digest. */
    async records(references: References): Promise<readonly ReleaseRecord[]> {
      const keys = await ring.read();
      const all = Object.entries(references);
      return Promise.all(
        all.map(async ([remote, one]) => (await readWith(keys, remote, one.version, one.digest)).record),
      );
    },
    /** The digests of published versions; refuses one whose signature is not valid now. */
    async references(versions: Readonly<Record<string, string>>): Promise<References> {
      const found = await Promise.all(
        Object.entries(versions).map(async ([remote, version]) => {
          const { digest } = await read(remote, version);
          const claim = claimOf(await storage.read(`${documentKeys.folder(remote, version)}/release.sig`));
          checkValidity(`${remote} ${version}`, { from: claim.signed, until: claim.expires }, now());
          return [remote, { version, digest }] as const;
        }),
      );
      return Object.fromEntries(found);
    },
    /** What is published of this version already: null for nothing. Refuses other bytes (MFE-1); renews the signature of the same. */
    async same({ release, signature }: ReleaseBundle, record: ReleaseRecord): Promise<Published | null> {
      const { remote, version } = record;
      const folder = documentKeys.folder(remote, version);
      const present = await storage.read(`${folder}/release.json`);
      if (!present) return null;
      const digest = digestOf(release);
      if (digestOf(present) !== digest) throw otherBytes(remote, version);
      await checkStored({ [remote]: { version } });
      const before = await storage.read(`${folder}/release.sig`);
      const longer = Date.parse(signature.payload.expires) - Date.parse(claimOf(before).expires);
      if (before && longer > renewAfterMs)
        await storage.swap(`${folder}/release.sig`, Buffer.from(JSON.stringify(signature)), before);
      await shared.place(record);
      return { remote, version, digest, fresh: false };
    },
    /** Writes a release, whole or not at all. Another publisher that was first with the same bytes is no refusal. */
    async place({ release, signature, files }: ReleaseBundle, record: ReleaseRecord): Promise<Published> {
      const { remote, version } = record;
      await shared.refuseTaken(record);
      const folder = documentKeys.folder(remote, version);
      const digest = digestOf(release);
      const all = new Map(files)
        .set('release.json', release)
        .set('release.sig', Buffer.from(JSON.stringify(signature)));
      if (await storage.place(folder, all)) {
        await shared.place(record);
        return { remote, version, digest, fresh: true };
      }
      const winner = await storage.read(`${folder}/release.json`);
      if (!winner)
        throw new Refused('conflict', `somebody else is publishing ${remote} ${version}; try again in a few minutes`);
      if (digestOf(winner) !== digest) throw otherBytes(remote, version);
      return { remote, version, digest, fresh: false };
    },
  };
}

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

const signatureText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ payload: v.object({ signed: v.string(), expires: v.string() }) }),
);

function claimOf(signature: Buffer | null): { signed: string; expires: string } {
  return v.parse(signatureText, String(signature)).payload;
}

function otherBytes(remote: string, version: string): PublishRefused {
  return new PublishRefused(
    'version-taken',
    `${remote} ${version} is published with other bytes; a version never changes`,
  );
}
