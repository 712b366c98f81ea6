import { createStore, get, set } from 'idb-keyval';

/** The key of this browser. Its secret half can sign and cannot be read, not even by this page. */
export interface BrowserKey {
  /** The first 16 hex digits of the SHA-256 of the public half: what signatures name. */
  readonly id: string;
  /** Raw, in base64url. */
  readonly publicKey: string;
  /** Ed25519 over the text's UTF-8 bytes, in base64url. */
  sign(text: string): Promise<string>;
}

const algorithm = 'Ed25519';
/** What a key is for: to promote, or to publish one remote; a credential of the registry is good for one of the two. */
export type KeyPurpose = 'release' | `publish.${string}`;

const store = () => createStore('mf-console.keys', 'keys');

/** The key that this browser has for something; null where it has none. Rejects where the browser keeps nothing. */
export async function readBrowserKey(purpose: KeyPurpose): Promise<BrowserKey | null> {
  const pair = await get<CryptoKeyPair>(purpose, store());
  return pair ? describeKey(pair) : null;
}

/** Makes a key and keeps it in this browser, in place of the one before. Rejects where the browser knows no Ed25519. */
export async function makeBrowserKey(purpose: KeyPurpose): Promise<BrowserKey> {
  const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new TypeError(`${algorithm} has two halves`);
  await set(purpose, pair, store());
  return describeKey(pair);
}

async function describeKey({ publicKey, privateKey }: CryptoKeyPair): Promise<BrowserKey> {
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', raw));
  return {
    id: [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    publicKey: toBase64Url(raw),
    sign: async (text) => toBase64Url(await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(text))),
  };
}

function toBase64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
