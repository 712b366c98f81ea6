import * as v from 'valibot';
import type { CheckPicture } from '../gates/gate.ts';
import type { ReleaseRecord } from '../documents/release-record.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';

const stored = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string(), jpeg: v.string() })));
/** What a scenario of a release looks like; `jpeg` in base64. */
export type StoredPicture = v.InferOutput<typeof stored>[number];

/** More than a release has; what it makes of itself does not fill the registry. */
const mostPictures = 200;
const mostBytes = 20_000_000;

/** Pictures of releases as their check showed them. They are for people: nothing is decided by them, and a release without them is as good. */
export function createPictureStore(storage: Storage) {
  const fileOf = (remote: string, version: string) => `${documentKeys.pictures(remote)}/${version}.json`;
  return {
    /** Stores them once; of a release that has some they stay as they are. */
    async place({ remote, version }: ReleaseRecord, pictures: ReadonlyMap<string, CheckPicture>): Promise<void> {
      const all = [...pictures.values()].slice(0, mostPictures);
      if (all.length === 0) return;
      const text = JSON.stringify(all.map(({ name, jpeg }) => ({ name, jpeg: Buffer.from(jpeg).toString('base64') })));
      if (text.length <= mostBytes) await storage.swap(fileOf(remote, version), Buffer.from(text), null);
    },
    /** None for a release that no browser has shown, or that was pruned. */
    async read(remote: string, version: string): Promise<readonly StoredPicture[]> {
      const bytes = await storage.read(fileOf(remote, version));
      return bytes ? v.parse(stored, bytes.toString('utf8')) : [];
    },
  };
}
