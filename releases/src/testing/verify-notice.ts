import { verify } from 'node:crypto';
import { textToSign } from '@aylal/domain/documents';
import { publicKeyOf } from '../keys/signing-key.ts';

/** What a receiver of notices does: checks the signature by the registry's public key, and reads the entry. */
export function verifyNotice(body: string, registryKey: string): unknown {
  const { payload, signature } = JSON.parse(body) as { payload: unknown; signature: string };
  const signed = Buffer.from(textToSign('aylal-notice', payload));
  if (!verify(null, signed, publicKeyOf(registryKey), Buffer.from(signature, 'base64url')))
    throw new Error('the signature is not that of the registry');
  return payload;
}
