import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { releaseVersion, remoteId } from '../documents/release-record.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';

/** A release that has its files, and the time of its signature. */
export interface PublishedVersion {
  readonly version: string;
  readonly published: string;
}

/** How many releases are remembered, of all remotes together. */
export const mostRemembered = 20_000;

/** The files of a release go by hand alone (`prune`); for so long a list may name one that has just gone. What names it afterwards is refused. */
export const lookAgainMs = 60_000;

interface Remembered {
  readonly published: string;
  readonly pruned: boolean;
  readonly lookedMs: number;
}

const signedText = v.pipe(v.string(), v.parseJson(), v.object({ payload: v.object({ signed: v.string() }) }));

/**
 * Lists the published versions of a remote, the newest last; none of what is no name of one. Pages ask every few seconds, so a signature is read once: a version never
 * changes, and what was pruned stays so. Whether another one was pruned is looked up once a minute.
 */
export function createPublishedVersions(storage: Storage, now: () => Date) {
  const remembered = new LRUCache<string, Remembered>({ max: mostRemembered });
  async function look(remote: string, version: string): Promise<Remembered | null> {
    const key = documentKeys.folder(remote, version);
    const known = remembered.get(key);
    const time = now().getTime();
    if (known && (known.pruned || time - known.lookedMs < lookAgainMs)) return known;
    const [signature, mark] = await Promise.all([
      known ? null : storage.read(`${key}/release.sig`),
      storage.read(documentKeys.pruned(remote, version)),
    ]);
    const published = known?.published ?? (signature && v.parse(signedText, signature.toString('utf8')).payload.signed);
    // Another publisher is still writing it.
    if (!published) return null;
    const found = { published: new Date(published).toISOString(), pruned: mark !== null, lookedMs: time };
    remembered.set(key, found);
    return found;
  }
  return async (remote: string): Promise<readonly PublishedVersion[]> => {
    if (!v.is(remoteId, remote)) return [];
    const names = (await storage.list(remote)).filter((name) => v.is(releaseVersion, name));
    const looked = await Promise.all(names.map(async (version) => ({ version, found: await look(remote, version) })));
    return looked
      .flatMap(({ version, found }) => (found && !found.pruned ? [{ version, published: found.published }] : []))
      .toSorted((a, b) => Date.parse(a.published) - Date.parse(b.published));
  };
}
