import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { LaterMembers } from '../documents/parse-document.ts';
import { Refused } from '../documents/refusal.ts';
import { remoteId, timestamp } from '../documents/release-record.ts';
import { openSigned } from '../documents/signed-document.ts';
import { keyId, publicKeyOf } from './signing-key.ts';

/** A raw Ed25519 key in base64url. */
export const publicKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
/** What a credential may do. `read` is for those who only look; `report` is for hosts, which do not. */
export const rights = ['publish', 'promote', 'override', 'report', 'read'] as const;
export type Right = (typeof rights)[number];

/** Who may do what. A publishing credential is good for exactly one remote (MFE-2); the others for one, or for all when `remote` is null. */
const ringKey = v.pipe(
  v.object({
    id: v.string(),
    publicKey,
    /** One of `rights`; one that this reader does not know lets nobody do anything here. */
    may: v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/)),
    remote: v.nullable(remoteId),
    holder: v.pipe(v.string(), v.regex(/^[\w.@ -]{1,60}$/)),
    /** Good until then; for ever when left out. */
    expires: v.exactOptional(timestamp),
    retired: v.exactOptional(timestamp),
  }),
  v.check((key) => key.may !== 'publish' || key.remote !== null, 'a publishing credential names one remote'),
  v.check((key) => key.id === keyId(key.publicKey), 'the id is not that of the key'),
);

const keyRing = v.object({
  serial: v.pipe(v.number(), v.integer(), v.minValue(1)),
  issued: timestamp,
  keys: v.array(ringKey),
});

/** Public keys of everybody who may act, signed by the registry; the serial only grows. */
export type KeyRing = v.InferOutput<typeof keyRing>;
export type RingKey = KeyRing['keys'][number];
/** Keeps a signature for a key ring from counting for another document. */
export const ringKind = 'aylal-keys';

/** Throws unless the registry itself signed it. */
export function openRing(bytes: Uint8Array, registryKey: string, later: LaterMembers = 'refused'): KeyRing {
  const expected = { what: 'the key ring', kind: ringKind, payload: keyRing, mostBytes: 256 * 1024, later };
  return openSigned(expected, bytes, (id) => registryKeyOf(registryKey, id, 'the key ring')).payload;
}

/** The registry's key, when the document says that it is signed by it. */
export function registryKeyOf(registryKey: string, id: string, what: string): KeyObject {
  if (id !== keyId(registryKey)) throw new Refused('unknown-key', `${what} is signed by another registry`);
  return publicKeyOf(registryKey);
}
