import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder } from './private-folder.ts';

/** Encrypts register and document numbers at rest (PII-2): AES-256-GCM; `context` binds a value to its row, so it cannot be moved to another. */
export interface Vault {
  seal(text: string, context: string): string;
  /** Throws when the value was changed or belongs elsewhere. What was encrypted with the key before opens too. */
  open(sealed: string, context: string): string;
  /** The same value encrypted with the key of now; null when it is already. Throws as `open` does. */
  reseal(sealed: string, context: string): string | null;
  /** A keyed hash: equal texts give equal fingerprints, and nobody without the key can try them out. */
  fingerprint(...parts: readonly string[]): string;
  /** The fingerprint of now and, while the key changes, the one of the key before: what was made with either is found. */
  fingerprints(...parts: readonly string[]): readonly string[];
}

/** A vault of one key, which also opens what another one encrypted while the first is taking its place. */
export function createVault(hexKey: string, hexKeyBefore?: string): Vault {
  const now = keyed(hexKey);
  const before = hexKeyBefore === undefined ? undefined : keyed(hexKeyBefore);
  const openBefore = (sealed: string, context: string, error: unknown) => {
    if (!before) throw error;
    return before.open(sealed, context);
  };
  return {
    seal: now.seal,
    open(sealed, context) {
      try {
        return now.open(sealed, context);
      } catch (error) {
        return openBefore(sealed, context, error);
      }
    },
    reseal(sealed, context) {
      try {
        now.open(sealed, context);
        return null;
      } catch (error) {
        return now.seal(openBefore(sealed, context, error), context);
      }
    },
    fingerprint: now.fingerprint,
    fingerprints: (...parts) => [now.fingerprint(...parts), ...(before ? [before.fingerprint(...parts)] : [])],
  };
}

function keyed(hexKey: string): Pick<Vault, 'seal' | 'open' | 'fingerprint'> {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', Buffer.from(hexKey, 'hex'), '', purpose, 32));
  const key = derive('aylal personal data');
  const fingerprintKey = derive('aylal fingerprints');
  return {
    seal: (text, context) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open: (sealed, context) => {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    fingerprint: (...parts) => createHmac('sha256', fingerprintKey).update(JSON.stringify(parts)).digest('base64url'),
  };
}

/** The key of the data folder, made on the first start and readable by its owner only. */
export function dataFolderKey(dataDir: string): string {
  const file = join(dataDir, 'encryption.key');
  privateFolder(dataDir);
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
    // A link never replaces: of two first starts at once, both end up with the key of the first.
    linkUnlessThere(draft, file);
    rmSync(draft);
  }
  const key = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('encryption.key in the data folder does not hold a key');
  return key;
}

function linkUnlessThere(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
