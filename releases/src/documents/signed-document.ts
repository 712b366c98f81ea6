import { sign, verify, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { SigningKey } from '../keys/signing-key.ts';
import { canonicalJson } from './canonical-json.ts';
import { Refused } from './refusal.ts';

/** A document with the Ed25519 signature over `<kind>\n<canonical JSON>`: the kind keeps a signature for one document from counting for another. */
export interface Signed<T> {
  readonly payload: T;
  readonly key: string;
  readonly signature: string;
}

/** The shape of a signed document with this payload; it checks no signature. */
export function signedSchema<S extends v.GenericSchema>(payload: S) {
  return v.strictObject({
    payload,
    key: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
    signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{86}$/)),
  });
}

/** Signs the payload under its kind. */
export function signDocument<T>(kind: string, payload: T, key: SigningKey): Signed<T> {
  return { payload, key: key.id, signature: sign(null, signedBytes(kind, payload), key.secret).toString('base64url') };
}

/** Gives the payload when `publicKey` made the signature; throws `bad-signature` otherwise. */
export function openSigned<T>(kind: string, signed: Signed<T>, publicKey: KeyObject | undefined): T {
  if (!publicKey) throw new Refused('unknown-key', `${kind}: no key ${signed.key} is known`);
  const good = verify(null, signedBytes(kind, signed.payload), publicKey, Buffer.from(signed.signature, 'base64url'));
  if (!good) throw new Refused('bad-signature', `${kind}: the signature is not that of key ${signed.key}`);
  return signed.payload;
}

function signedBytes(kind: string, payload: unknown): Buffer {
  return Buffer.from(`${kind}\n${canonicalJson(payload)}`);
}
