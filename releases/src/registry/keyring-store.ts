import { signDocument } from '../documents/signed-document.ts';
import { openKeyring, keyringKind, type Keyring, type Right, type KeyringKey } from '../keys/keyring.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { RegistryKeyStore } from './registry-key-store.ts';

/** The keyring of a registry: who may do what. Only the holder of the registry's own key changes it. */
export function createKeyringStore(storage: Storage, registryKeys: RegistryKeyStore, now: () => Date) {
  const open = async (bytes: Buffer | null): Promise<Keyring> =>
    bytes ? openKeyring(bytes, await registryKeys.believed()) : { serial: 0, issued: now().toISOString(), keys: [] };
  async function change(decide: (keys: readonly KeyringKey[]) => readonly KeyringKey[] | null): Promise<Keyring> {
    for (;;) {
      const before = await storage.read(documentKeys.ring);
      const ring = await open(before);
      const keys = decide(ring.keys) ?? (before ? null : []);
      if (!keys) return ring;
      const next: Keyring = { serial: ring.serial + 1, issued: now().toISOString(), keys: [...keys] };
      const signing = await registryKeys.signing();
      const bytes = Buffer.from(JSON.stringify(signDocument(keyringKind, next, signing)));
      openKeyring(bytes, await registryKeys.believed());
      if (await storage.swap(documentKeys.ring, bytes, before)) return next;
    }
  }
  return {
    read: async () => open(await storage.read(documentKeys.ring)),
    /** Lets a key sign commands, until `expires` where that is given; no change when it may already. */
    admit: (
      key: Pick<SigningKey, 'id' | 'publicKey'>,
      { may, remote, holder, expires }: { may: Right } & Pick<KeyringKey, 'remote' | 'holder' | 'expires'>,
    ) =>
      change((keys) =>
        keys.some(({ id }) => id === key.id)
          ? null
          : [...keys, { id: key.id, publicKey: key.publicKey, may, remote, holder, ...(expires ? { expires } : {}) }],
      ),
    /** Signs the keyring again with the registry's present key. */
    touch: () => change((keys) => keys),
    /** Forgets keys: what they signed is not believed any more. */
    drop: (ids: readonly string[]) =>
      change((keys) => (keys.some(({ id }) => ids.includes(id)) ? keys.filter(({ id }) => !ids.includes(id)) : null)),
    /** From now on nothing new by this key counts; what it signed before stays. */
    retire: (id: string) =>
      change((keys) =>
        keys.some((key) => key.id === id && !key.retired)
          ? keys.map((key) => (key.id === id ? { ...key, retired: now().toISOString() } : key))
          : null,
      ),
  };
}

export type KeyringStore = ReturnType<typeof createKeyringStore>;
