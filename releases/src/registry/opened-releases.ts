import { digestOf, openRelease, type ReleaseDocuments } from '../documents/release-signature.ts';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { Keyring } from '../keys/keyring.ts';

/** How many releases are remembered: the live ones of a few channels. */
export const mostOpened = 200;

/** A record that was verified, and the digest of its bytes. */
export interface OpenedRelease {
  readonly record: ReleaseRecord;
  readonly digest: string;
}

interface Remembered extends OpenedRelease {
  readonly documents: { readonly release: Buffer; readonly signature: Buffer };
  readonly ring: number;
}

/**
 * Opens releases as `openRelease` does, whatever their age, and remembers what was in order: the same bytes under the same keyring are verified once. Each publication looks at all
 * live releases. Refusals are not remembered.
 */
export function createOpenedReleases() {
  const remembered = new Map<string, Remembered>();
  return (
    documents: ReleaseDocuments & Remembered['documents'],
    expected: { remote: string; version: string; digest?: string },
    ring: Keyring,
  ): OpenedRelease => {
    const key = `${expected.remote} ${expected.version}`;
    const known = remembered.get(key);
    const isSame =
      known?.ring === ring.serial &&
      known.documents.release.equals(documents.release) &&
      known.documents.signature.equals(documents.signature) &&
      (expected.digest ?? known.digest) === known.digest;
    // Put at the end: what was not asked for the longest goes first.
    remembered.delete(key);
    const opened = isSame
      ? known
      : {
          record: openRelease(documents, expected, ring, null),
          digest: digestOf(documents.release),
          documents,
          ring: ring.serial,
        };
    remembered.set(key, opened);
    for (const oldest of remembered.keys()) if (remembered.size > mostOpened) remembered.delete(oldest);
    return { record: opened.record, digest: opened.digest };
  };
}
