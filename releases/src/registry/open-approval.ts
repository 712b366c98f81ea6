import { approvalKind as kind } from '@aylal/domain/documents';
import * as v from 'valibot';
import { checkValidity, clockSkewMs } from '../documents/document-time.ts';
import { Refused } from '../documents/refusal.ts';
import { releaseVersion, remoteId, sha384, timestamp } from '../documents/release-record.ts';
import { signDocument, type Signed } from '../documents/signed-document.ts';
import type { Keyring } from '../keys/keyring.ts';
import { checkInForce } from '../keys/check-in-force.ts';
import { credentialOf } from '../keys/credential.ts';
import { openByHolder } from '../keys/open-by-holder.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { checkRemotes } from './open-command.ts';

const approval = v.strictObject({
  remote: remoteId,
  version: releaseVersion,
  digest: sha384,
  reason: v.pipe(v.string(), v.trim(), v.minLength(3, 'say why'), v.maxLength(300)),
  at: timestamp,
});
const approvers = ['promote', 'manage'];

/** Somebody who may promote takes it on himself that no browser has shown this release. */
export type Approval = v.InferOutput<typeof approval>;
export type SignedApproval = Signed<Approval>;

/** Signs it; the key must be one that may promote the remote. */
export function signApproval(payload: Approval, key: SigningKey): SignedApproval {
  return signDocument(kind, payload, key);
}

/** Who approves and why, when exactly this release is meant, the signature is fresh (five minutes either way) and its key may promote the remote. */
export function openApproval(
  signed: SignedApproval,
  release: { remote: string; version: string; digest: string },
  ring: Keyring,
  now: Date,
): { by: string; reason: string } {
  const expected = { what: 'the approval', kind, payload: approval, mostBytes: 4096 };
  const { payload: given, key } = openByHolder(expected, Buffer.from(JSON.stringify(signed)), ring.keys);
  checkInForce(key, now);
  if (!approvers.includes(key.may))
    throw new Refused(
      'foreign-credential',
      `the credential of ${key.holder} is for ${key.may}; an approval needs one for promote`,
    );
  checkRemotes(credentialOf(key), [release.remote]);
  if (given.remote !== release.remote || given.version !== release.version || given.digest !== release.digest)
    throw new Refused('bad-signature', `the approval is for ${given.remote} ${given.version}, or for other bytes`);
  const until = new Date(Date.parse(given.at) + clockSkewMs).toISOString();
  checkValidity('the approval', { from: given.at, until }, now);
  return { by: key.holder, reason: given.reason };
}
