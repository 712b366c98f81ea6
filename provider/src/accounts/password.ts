import { readFileSync } from 'node:fs';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { refuse } from '../platform/http/problem-error.ts';
import type { Identifier } from './identifier.ts';

declare module '../platform/deps.ts' {
  interface Deps {
    readonly passwords: Passwords;
  }
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** One of OWASP's equal settings for scrypt: 16 MB a hash (SEC-7). */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const LENGTH = 32;
const MAX_WAITING = 64;

/** Hashes and compares passwords; at most so many at once that a storm of them ends in 503, not in a stand-still (CAP-2). */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** With `undefined` for an account that is not there the answer is no, after the same time (SEC-5). */
  isRight(password: string, stored: string | undefined): Promise<boolean>;
}

export function createPasswords(): Passwords {
  let waiting = 0;
  const nobody = encode(randomBytes(16), randomBytes(LENGTH));
  async function bounded<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= MAX_WAITING) throw refuse('unavailable', { retryAfterSeconds: 2 });
    waiting += 1;
    return work().finally(() => {
      waiting -= 1;
    });
  }
  return {
    hash: (password) =>
      bounded(async () => {
        const salt = randomBytes(16);
        return encode(salt, await derive(normal(password), salt, LENGTH, COST));
      }),
    isRight: (password, stored) =>
      bounded(async () => {
        const [, , , , salt = '', expected = ''] = (stored ?? nobody).split('$');
        const actual = await derive(normal(password), Buffer.from(salt, 'base64'), LENGTH, COST);
        const wanted = Buffer.from(expected, 'base64');
        return stored !== undefined && wanted.length === actual.length && timingSafeEqual(actual, wanted);
      }),
  };
}

function encode(salt: Buffer, hash: Buffer): string {
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** The same characters typed on another keyboard are the same password. */
function normal(password: string): string {
  return password.normalize('NFC');
}

const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Among the commonest, one character over and over, or the own address or number (SEC-7). */
export function isCommonPassword(password: string, { email, phone }: Pick<Identifier, 'email' | 'phone'>): boolean {
  const plain = password.toLowerCase();
  const own = [email, email?.split('@')[0], phone].filter(
    (each) => each !== null && each !== undefined && each.length >= 6,
  );
  return common.has(plain) || /^(.)\1+$/u.test(plain) || own.includes(plain);
}
