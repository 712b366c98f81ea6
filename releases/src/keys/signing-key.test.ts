import { generateKeyPairSync } from 'node:crypto';
import { createSigningKey, keyId, readSigningKey, writeSigningKey } from './signing-key.ts';

describe('A signing key', () => {
  it('is the same after it was written and read', () => {
    const key = createSigningKey();
    expect(readSigningKey(writeSigningKey(key))).toMatchObject({ id: key.id, publicKey: key.publicKey });
  });

  it('is named by the first 16 hex digits of its SHA-256', () => {
    expect(keyId('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo')).toBe('21fe31dfa154a261');
  });

  it('is refused when it is of another kind', () => {
    const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const pem = elliptic.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(() => readSigningKey(pem)).toThrow('must be an Ed25519 key');
  });
});
