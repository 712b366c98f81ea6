import { createHash } from 'node:crypto';
import { claimRelease, releaseKind as kind } from '@aylal/domain/documents';
import * as v from 'valibot';
import type { Keyring } from '../keys/keyring.ts';
import { openByHolder } from '../keys/open-by-holder.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { checkValidity } from './document-time.ts';
import { parseDocument, type LaterMembers } from './parse-document.ts';
import { Refused } from './refusal.ts';
import {
  mostRecordBytes,
  releaseRecord,
  releaseVersion,
  remoteId,
  sha384,
  timestamp,
  type ReleaseRecord,
} from './release-record.ts';
import { signDocument, type Signed } from './signed-document.ts';

/** What the publisher of a remote signs: exactly these bytes of `release.json`, for this long (MFE-1). Stands beside it as `release.sig`. */
const releaseClaim = v.object({
  remote: remoteId,
  version: releaseVersion,
  digest: sha384,
  signed: timestamp,
  expires: timestamp,
});
/** `release.sig` as it lies beside the record. */
export type ReleaseSignature = Signed<v.InferOutput<typeof releaseClaim>>;

/** Base64 SHA-384, as integrity attributes have it. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha384').update(bytes).digest('base64');
}

/** Signs exactly these bytes of `release.json` for 400 days from `now`. */
export function signRelease(
  bytes: Uint8Array,
  { remote, version }: { remote: string; version: string },
  key: SigningKey,
  now: Date,
): ReleaseSignature {
  return signClaim(claimRelease({ remote, version, digest: digestOf(bytes) }, now), key);
}

/** Signs a publisher's claim again with another key, which then answers for it. */
export function signClaim(claim: ReleaseSignature['payload'], key: SigningKey): ReleaseSignature {
  return signDocument(kind, claim, key);
}

/** The two documents of a release, byte for byte. */
export interface ReleaseDocuments {
  readonly release: Uint8Array;
  readonly signature: Uint8Array;
}

/**
 * The record, when everything about it is right (MFE-3): size, shape, no code, name and version of the reference, digest, and a signature by a
 * publisher's key that is good for this remote. `now` null leaves the expiry out: a kept release that was good when it came stays good.
 */
export function openRelease(
  { release, signature }: ReleaseDocuments,
  expected: { remote: string; version: string; digest?: string },
  ring: Pick<Keyring, 'keys'>,
  now: Date | null,
  later: LaterMembers = 'refused',
): ReleaseRecord {
  const name = `${expected.remote} ${expected.version}`;
  const digest = digestOf(release);
  if (expected.digest !== undefined && digest !== expected.digest)
    throw new Refused('other-bytes', `${name}: release.json is not what was published`);
  const what = `${name}: release.sig`;
  const { payload: claim, key: holder } = openByHolder(
    { what, kind, payload: releaseClaim, mostBytes: 4096, later },
    signature,
    ring.keys,
  );
  if (holder.may !== 'publish' || holder.remote !== expected.remote)
    throw new Refused('foreign-credential', `${name}: key ${holder.id} may not publish ${expected.remote}`);
  if (holder.retired && claim.signed > holder.retired)
    throw new Refused('retired-key', `${name}: key ${holder.id} was retired on ${holder.retired}`);
  if (holder.expires && claim.signed > holder.expires)
    throw new Refused('expired-key', `${name}: key ${holder.id} was good until ${holder.expires}`);
  if (claim.remote !== expected.remote || claim.version !== expected.version || claim.digest !== digest)
    throw new Refused(
      'bad-signature',
      `${name}: the signature is for ${claim.remote} ${claim.version}, or for other bytes`,
    );
  if (now) checkValidity(what, { from: claim.signed, until: claim.expires }, now);
  const record = parseDocument(`${name}: release.json`, releaseRecord, release, mostRecordBytes, later);
  if (
    record.remote !== expected.remote ||
    record.version !== expected.version ||
    record.descriptor.id !== expected.remote
  )
    throw new Refused('foreign-name', `${name}: the record is of ${record.remote} ${record.version}`);
  return record;
}
