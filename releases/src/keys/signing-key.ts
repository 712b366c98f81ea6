import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** An Ed25519 key that can sign. `id` names it in signatures; `publicKey` is the raw key in base64url. */
export interface SigningKey {
  readonly id: string;
  readonly publicKey: string;
  readonly secret: KeyObject;
}

/** A new key from the system's random numbers. */
export function createSigningKey(): SigningKey {
  return signingKey(generateKeyPairSync('ed25519').privateKey);
}

/** PEM (PKCS 8), to be kept where only its holder reads it. */
export function writeSigningKey(key: SigningKey): string {
  return key.secret.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Throws when the text is no Ed25519 key. */
export function readSigningKey(pem: string): SigningKey {
  const secret = createPrivateKey(pem);
  if (secret.asymmetricKeyType !== 'ed25519') throw new Error('the credential must be an Ed25519 key');
  return signingKey(secret);
}

/** The key as `verify` wants it. */
export function publicKeyOf(publicKey: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
}

/** The first 16 hex digits of the key's SHA-256. */
export function keyId(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16);
}

function signingKey(secret: KeyObject): SigningKey {
  const publicKey = createPublicKey(secret).export({ format: 'jwk' }).x ?? '';
  return { id: keyId(publicKey), publicKey, secret };
}
