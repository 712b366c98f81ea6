import { readDocument } from '../documents/parse-document.ts';
import { Refused } from '../documents/refusal.ts';
import { signDocument } from '../documents/signed-document.ts';
import type { KeyFolder } from '../keys/key-folder.ts';
import {
  followKeys,
  mostKeysBytes,
  registryKeysKind,
  trustKeys,
  type RegistryKeys,
  type RegistryKeySet,
} from '../keys/registry-keys.ts';
import { keyId, type SigningKey } from '../keys/signing-key.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';

interface Looked {
  readonly bytes: Buffer | null;
  readonly believed: RegistryKeys;
}

/** The registry's own keys: secrets in a folder of this machine, the chain of public keys in the storage. Every signature looks which key signs now, so that a service goes on over a change that another program made. */
export function createRegistryKeyStore(storage: Storage, folder: KeyFolder, now: () => Date) {
  const first = folder.successors('registry')[0] ?? folder.key('registry');
  let last: Looked | null = null;
  async function look(): Promise<Looked> {
    const bytes = await storage.read(documentKeys.registryKeys);
    if (last && (bytes ? last.bytes?.equals(bytes) : !last.bytes)) return last;
    const trusted = trustKeys((bytes ? folder.successors('registry') : [first]).map(({ publicKey }) => publicKey));
    const believed = followKeys(bytes, { trusted, seen: last?.believed ?? null });
    last = { bytes, believed };
    return last;
  }
  function secretOf({ believed }: Looked): SigningKey {
    const newest = believed.keys.at(-1)?.publicKey;
    const signing = folder.successors('registry').find(({ publicKey }) => publicKey === newest);
    if (!signing) throw new Refused('missing', "the secret of the registry's newest key is not on this machine");
    return signing;
  }
  async function addLink(before: Looked, next: Pick<RegistryKeySet, 'keys' | 'retired'>) {
    const { bytes, believed } = before;
    const payload = { serial: believed.serial + 1, issued: now().toISOString(), ...next };
    const links = [...believed.links, signDocument(registryKeysKind, payload, secretOf(before))];
    const written = Buffer.from(JSON.stringify({ links }));
    readDocument("the chain of the registry's keys", written, mostKeysBytes);
    if (!(await storage.swap(documentKeys.registryKeys, written, bytes))) throw changedMeanwhile();
  }
  return {
    /** The oldest key whose secret is here: whoever believes it can follow the chain. */
    first,
    /** What counts as signed by the registry. */
    believed: async (): Promise<RegistryKeys> => (await look()).believed,
    /** The key that signs now. Rejects with `missing` when its secret is not on this machine. */
    signing: async (): Promise<SigningKey> => secretOf(await look()),
    /** Makes the key that signs from now on; documents of the one before stay good. The link that brings it is signed by the one before. With `after`, rejects with `conflict` when the chain is not at that serial. */
    async rotate(expires?: string, after?: number): Promise<SigningKey> {
      const before = await look();
      if (after !== undefined && after !== before.believed.serial) throw changedMeanwhile();
      const key = folder.key(`registry-${before.believed.serial + 1}`);
      const added = { publicKey: key.publicKey, ...(expires ? { expires } : {}) };
      const { keys, retired } = before.believed;
      await addLink(before, { keys: [...keys, added], retired: [...retired] });
      return key;
    },
    /** From now on nothing that this key signed counts. False when it is none of the registry's. Throws `last-key` for the key that signs. */
    async retire(id: string): Promise<boolean> {
      const before = await look();
      const { keys, retired } = before.believed;
      const going = keys.find(({ publicKey }) => keyId(publicKey) === id);
      if (!going) return false;
      if (going === keys.at(-1))
        throw new Refused('last-key', `key ${id} signs for the registry; rotate-key makes its successor first`);
      const at = now().toISOString();
      await addLink(before, {
        keys: keys.filter((one) => one !== going),
        retired: [...retired, { publicKey: going.publicKey, at }],
      });
      return true;
    },
  };
}

export type RegistryKeyStore = ReturnType<typeof createRegistryKeyStore>;

function changedMeanwhile(): Refused {
  return new Refused('conflict', 'another command has just changed the keys of the registry; look at them again');
}
