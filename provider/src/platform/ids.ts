import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Letters and digits that nobody confuses when a reference is read out over the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** All randomness of the provider, from the system's CSPRNG. Tests pass their own. */
export interface Ids {
  /** Such as `AYL-4K7P2XQ8`: random; nothing relies on its being unknown (AUT-1). */
  reference(prefix: string): string;
  uuid(): string;
  /** 256 bits, for sessions (SEC-1). */
  token(): string;
  /** A 4-digit code (SEC-4). */
  code(): string;
}

export function randomIds(): Ids {
  return {
    reference: (prefix) =>
      `${prefix}-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`,
    uuid: () => randomUUID(),
    token: () => randomBytes(32).toString('base64url'),
    code: () => String(randomInt(10_000)).padStart(4, '0'),
  };
}

/** How tokens, browsers and keys are stored: never as themselves. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
