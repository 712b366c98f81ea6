import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of the parts one after another, in small hexadecimal digits: how Mongolian banks sign. */
export function signatureOf(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(parts.join('')).digest('hex');
}

/** Whether a signature is the one of these parts; takes the same time for every wrong one. */
export function isSignature(given: string, secret: string, ...parts: readonly string[]): boolean {
  const expected = Buffer.from(signatureOf(secret, ...parts));
  const actual = Buffer.from(given.toLowerCase());
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
