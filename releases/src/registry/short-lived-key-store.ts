import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { Refused } from '../documents/refusal.ts';
import { openSigned, signDocument } from '../documents/signed-document.ts';
import { registryKeyOf } from '../keys/registry-keys.ts';
import { keyId } from '../keys/signing-key.ts';
import { shortLivedKey, shortLivedKind, type ShortLivedKey } from '../oidc/short-lived-key.ts';
import type { IdToken } from '../oidc/verify-id-token.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { RegistryKeyStore } from './registry-key-store.ts';

/** How long a mark stays after its token has ended: longer than any key that was made of it, and a day in which the key is still known, so that its holder gets `expired-key`. */
const retentionMs = 25 * 3_600_000;

/** Keys of pipelines: one document each, apart from the keyring that every host reads, and gone a day after their end. */
export function createShortLivedKeyStore(storage: Storage, registryKeys: RegistryKeyStore, now: () => Date) {
  async function open(id: string, bytes: Buffer | null): Promise<ShortLivedKey | null> {
    if (!bytes) return null;
    const what = `short-lived key ${id}`;
    const believed = await registryKeys.believed();
    const expected = { what, kind: shortLivedKind, payload: shortLivedKey, mostBytes: 16 * 1024 };
    const { payload } = openSigned(expected, bytes, (signer) => registryKeyOf(believed, signer, what, null));
    if (keyId(payload.publicKey) !== id) throw new Refused('bad-signature', `${what} is the document of another key`);
    return payload;
  }
  const signed = async (key: ShortLivedKey) =>
    Buffer.from(JSON.stringify(signDocument(shortLivedKind, key, await registryKeys.signing())));
  return {
    /** Null for a key that is not one of these, or has been gone for long. */
    read: async (id: string): Promise<ShortLivedKey | null> =>
      open(id, await storage.read(documentKeys.shortLived(id))),
    /** Those that have not been removed yet: some are over. */
    async all(): Promise<readonly ShortLivedKey[]> {
      const ids = (await storage.list('pipelines/keys')).map((name) => name.replace(/\.json$/, ''));
      const keys = await Promise.all(ids.map(async (id) => open(id, await storage.read(documentKeys.shortLived(id)))));
      return keys.filter((key) => key !== null);
    },
    /** From now on nothing new by this key counts. Answers the key as it was; null for one that is not one of these. */
    async retire(id: string): Promise<ShortLivedKey | null> {
      for (;;) {
        const bytes = await storage.read(documentKeys.shortLived(id));
        const key = await open(id, bytes);
        if (!key || key.retired !== undefined) return key;
        const retired = await signed({ ...key, retired: now().toISOString() });
        if (await storage.swap(documentKeys.shortLived(id), retired, bytes)) return key;
      }
    },
    /** Keeps a key that was made of a token. Rejects with `oidc-replayed` when the token was used before, by whichever machine. */
    async add(token: Pick<IdToken, 'issuer' | 'id' | 'expires'>, key: ShortLivedKey): Promise<void> {
      const id = keyId(key.publicKey);
      const mark = `${documentKeys.usedTokens}/${markOf(token)}`;
      if (!(await storage.swap(mark, Buffer.from(JSON.stringify({ key: id })), null)))
        throw new Refused('oidc-replayed', 'this ID token was used before; let the pipeline ask for another');
      if (!(await storage.swap(documentKeys.shortLived(id), await signed(key), null)))
        throw new Refused('key-taken', 'this key is known already; make a new one for each run');
    },
    /** Removes marks and keys whose time is over; answers how many keys. */
    async sweep(): Promise<number> {
      const over = now().getTime() - retentionMs;
      const marks = (await storage.list(documentKeys.usedTokens)).filter((name) => endOf(name) < over);
      for (const name of marks) {
        const bytes = await storage.read(`${documentKeys.usedTokens}/${name}`);
        if (bytes) await storage.remove('pipelines/keys', [`${keyIn(bytes)}.json`]);
        await storage.remove(documentKeys.usedTokens, [name]);
      }
      return marks.length;
    },
  };
}

export type ShortLivedKeyStore = ReturnType<typeof createShortLivedKeyStore>;

/** The end of the token comes first, so that what is over is known without reading it. Nothing of the token can be found again in it. */
function markOf({ issuer, id, expires }: Pick<IdToken, 'issuer' | 'id' | 'expires'>): string {
  const digest = createHash('sha256').update(`${issuer}\n${id}`).digest('hex');
  return `${String(expires.getTime()).padStart(14, '0')}-${digest}.json`;
}

function endOf(mark: string): number {
  return Number(mark.slice(0, 14));
}

const markText = v.pipe(v.string(), v.parseJson(), v.object({ key: v.string() }));

function keyIn(bytes: Buffer): string {
  return v.parse(markText, bytes.toString('utf8')).key;
}
