import * as v from 'valibot';
import { checkValidity, clockSkewMs } from '../documents/document-time.ts';
import { Refused } from '../documents/refusal.ts';
import { timestamp } from '../documents/release-record.ts';
import { openSigned, signDocument, type Signed } from '../documents/signed-document.ts';
import { publicKey } from '../keys/public-key.ts';
import { keyId, publicKeyOf, type SigningKey } from '../keys/signing-key.ts';

const request = v.strictObject({
  publicKey,
  token: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/, 'it is no ID token')),
  at: timestamp,
});
const kind = 'aylal-credential-request';
const envelope = v.object({ payload: v.object({ publicKey }) });

/** A pipeline's ID token and the public half of the key that is to sign for it. */
export type CredentialRequest = v.InferOutput<typeof request>;
/** Longest request; ID tokens of today have two kilobytes. */
export const mostRequestBytes = 16 * 1024;

/** What the registry made of the request: the key is good for this until `expires`. */
export const issuedCredential = v.object({
  id: v.string(),
  publisher: v.string(),
  may: v.array(v.string()),
  remotes: v.array(v.string()),
  channels: v.nullable(v.array(v.string())),
  expires: timestamp,
});
export type IssuedCredential = v.InferOutput<typeof issuedCredential>;

/** Signed by the key itself: nobody can ask for somebody else's. */
export function signCredentialRequest(token: string, key: SigningKey, now: Date): Signed<CredentialRequest> {
  return signDocument(kind, { publicKey: key.publicKey, token, at: now.toISOString() }, key);
}

/** The request, when it is signed by the key that it names, within five minutes. */
export function openCredentialRequest(body: unknown, now: Date): CredentialRequest {
  const what = 'the request for a credential';
  const named = v.safeParse(envelope, body);
  if (!named.success) throw new Refused('document-shape', `${what} names no public key`);
  const own = named.output.payload.publicKey;
  const expected = { what, kind, payload: request, mostBytes: mostRequestBytes };
  const { payload } = openSigned(expected, Buffer.from(JSON.stringify(body)), (id) =>
    id === keyId(own) ? publicKeyOf(own) : undefined,
  );
  const until = new Date(Date.parse(payload.at) + clockSkewMs).toISOString();
  checkValidity(what, { from: payload.at, until }, now);
  return payload;
}
