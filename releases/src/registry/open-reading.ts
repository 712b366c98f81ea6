import * as v from 'valibot';
import { checkValidity, clockSkewMs } from '../documents/document-time.ts';
import { Refused } from '../documents/refusal.ts';
import { timestamp } from '../documents/release-record.ts';
import { signDocument } from '../documents/signed-document.ts';
import { checkInForce } from '../keys/check-in-force.ts';
import type { Credential } from '../keys/credential.ts';
import { openByHolder } from '../keys/open-by-holder.ts';
import type { SigningKey } from '../keys/signing-key.ts';

const reading = v.object({ path: v.string(), at: timestamp });
const kind = 'aylal-reading';
const scheme = 'Aylal ';

/** Hosts' credentials are not among them: they lie on many machines and only report. */
const readers: readonly string[] = ['publish', 'promote', 'rollback', 'override', 'read', 'manage'];

/** The `authorization` header for one address of a registry, query included; good for five minutes either way. */
export function signReading(path: string, key: SigningKey, now: Date): string {
  const signed = signDocument(kind, { path, at: now.toISOString() }, key);
  return scheme + Buffer.from(JSON.stringify(signed)).toString('base64url');
}

/** What the header says, not verified: null when it is none of ours. */
export function readingIn(header: string | undefined): unknown {
  if (!header?.startsWith(scheme)) return null;
  try {
    return JSON.parse(Buffer.from(header.slice(scheme.length), 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * Who reads, when the header is signed for this address by a credential that may read. Figures, reasons and names of testers are for those who release, not for everybody
 * (PII-1, PII-3); what hosts need, keyring, channels and releases, is public and signed.
 */
export function openReading(
  header: string | undefined,
  path: string,
  credentials: readonly Credential[],
  now: Date,
): Credential {
  if (!header?.startsWith(scheme))
    throw new Refused('no-credential', 'status and log are for credentials; name yours with --credential');
  const expected = { what: 'the reading', kind, payload: reading, mostBytes: 4096 };
  const bytes = Buffer.from(header.slice(scheme.length), 'base64url');
  const { payload: asked, key } = openByHolder(expected, bytes, credentials);
  checkInForce(key, now);
  if (!key.may.some((right) => readers.includes(right)))
    throw new Refused(
      'foreign-credential',
      `the credential of ${key.holder} is for ${key.may.join(', ')}, not for reading`,
    );
  if (asked.path !== path) throw new Refused('bad-signature', `the reading is signed for ${asked.path}`);
  const until = new Date(Date.parse(asked.at) + clockSkewMs).toISOString();
  checkValidity('the reading', { from: asked.at, until }, now);
  return key;
}
