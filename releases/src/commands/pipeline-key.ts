import * as v from 'valibot';
import { issuedCredential, signCredentialRequest } from '../oidc/credential-request.ts';
import { NoIdToken, readIdToken } from '../oidc/read-id-token.ts';
import { isSecureAddress } from '../oidc/secure-address.ts';
import { createSigningKey, type SigningKey } from '../keys/signing-key.ts';
import { callRegistry } from './call-registry.ts';

/** Makes a key in memory and lets the registry take it for this run of the pipeline. Asked once, at the first signature: the ID token is good once. */
export function createPipelineKey(
  url: string,
  env: Readonly<Record<string, string | undefined>>,
): () => Promise<SigningKey> {
  let asked: Promise<SigningKey> | null = null;
  return () => (asked ??= askForKey(url, env));
}

async function askForKey(url: string, env: Readonly<Record<string, string | undefined>>): Promise<SigningKey> {
  if (!isSecureAddress(url)) throw new NoIdToken('--oidc sends the ID token to --registry, which must be https');
  const token = await readIdToken(env, env['RELEASES_AUDIENCE'] || url, fetch);
  const key = createSigningKey();
  const body = JSON.stringify(signCredentialRequest(token, key, new Date()));
  const headers = { 'content-type': 'application/json' };
  v.parse(issuedCredential, await callRegistry(url, '/v1/credentials', { method: 'POST', body, headers }));
  return key;
}
