import * as v from 'valibot';
import { releaseReference } from '../documents/channel-document.ts';
import { checkValidity } from '../documents/document-time.ts';
import { Refused } from '../documents/refusal.ts';
import { remoteId, timestamp } from '../documents/release-record.ts';
import { openSigned, signDocument } from '../documents/signed-document.ts';
import { registryKeyOf, type RegistryKeys } from '../keys/registry-keys.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import type { Override } from '../release-source.ts';

/** Longest life of a tester's token (federation.md §1). */
export const longestOverrideMs = 8 * 3_600_000;

const claims = v.object({
  releases: v.record(remoteId, releaseReference),
  subject: v.pipe(v.string(), v.regex(/^[\w.@ -]{1,60}$/)),
  reason: v.string(),
  issued: timestamp,
  expires: timestamp,
});
const kind = 'aylal-override';

export type OverrideClaims = v.InferOutput<typeof claims>;

/** A token as it is in a tester's link. */
export function signOverrideToken(payload: OverrideClaims, registryKey: SigningKey): string {
  return Buffer.from(JSON.stringify(signDocument(kind, payload, registryKey))).toString('base64url');
}

/** What the token names. Throws when the registry did not sign it, it has expired, or it was meant to live longer than eight hours. */
export function openOverrideToken(token: string, registryKeys: RegistryKeys, now: Date): Override {
  const what = 'the tester token';
  const expected = { what, kind, payload: claims, mostBytes: 8192, later: 'left-out' } as const;
  const bytes = Buffer.from(token, 'base64url');
  const signed = openSigned(expected, bytes, (id) => registryKeyOf(registryKeys, id, what, now));
  const { releases, subject, issued, expires } = signed.payload;
  if (Date.parse(expires) - Date.parse(issued) > longestOverrideMs)
    throw new Refused('too-long', 'the tester token lives longer than eight hours');
  if (Date.parse(expires) <= now.getTime()) throw new Refused('expired', `the tester token was good until ${expires}`);
  checkValidity('the tester token', { from: issued, until: expires }, now);
  return { releases, subject, expires };
}
