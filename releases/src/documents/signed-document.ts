import { sign, verify, type KeyObject } from 'node:crypto';
import { textToSign } from '@aylal/domain/documents';
import * as v from 'valibot';
import type { SigningKey } from '../keys/signing-key.ts';
import { readDocument, refuseCode, takeShape, type LaterMembers } from './parse-document.ts';
import { Refused } from './refusal.ts';

/** A document with the Ed25519 signature over `<kind>\n<canonical JSON>`: the kind keeps a signature for one document from counting for another. */
export interface Signed<T> {
  readonly payload: T;
  readonly key: string;
  readonly signature: string;
}

const envelope = v.object({
  payload: v.unknown(),
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{86}$/)),
});

/** What is expected of a signed document. */
export interface Expected<S extends v.GenericSchema> {
  /** Names it in refusals. */
  readonly what: string;
  readonly kind: string;
  readonly payload: S;
  readonly mostBytes: number;
  readonly later?: LaterMembers;
}

/** Signs the payload under its kind. */
export function signDocument<T>(kind: string, payload: T, key: SigningKey): Signed<T> {
  return { payload, key: key.id, signature: sign(null, signedBytes(kind, payload), key.secret).toString('base64url') };
}

/**
 * Opens a signed document that came from outside: `keyOf` finds the public key by its id, or throws. The signature is checked over everything that was sent, members that this
 * reader does not know included; only then is the payload read. Throws `unknown-key`, `bad-signature`, or what `parseDocument` throws.
 */
export function openSigned<S extends v.GenericSchema>(
  { what, kind, payload, mostBytes, later = 'refused' }: Expected<S>,
  bytes: Uint8Array,
  keyOf: (id: string) => KeyObject | undefined,
): Signed<v.InferOutput<S>> {
  const value = readDocument(what, bytes, mostBytes);
  const signed = takeShape(what, envelope, value, later);
  const key = keyOf(signed.key);
  if (!key) throw new Refused('unknown-key', `${what}: no key ${signed.key} is known`);
  if (!verify(null, signedBytes(kind, signed.payload), key, Buffer.from(signed.signature, 'base64url')))
    throw new Refused('bad-signature', `${what}: the signature is not that of key ${signed.key}`);
  const read = { ...signed, payload: takeShape(what, payload, signed.payload, later) };
  refuseCode(what, value);
  return read;
}

function signedBytes(kind: string, payload: unknown): Buffer {
  return Buffer.from(textToSign(kind, payload));
}
