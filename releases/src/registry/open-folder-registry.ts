import { join, resolve } from 'node:path';
import type { Gate } from '../gates/gate.ts';
import { createKeyFolder, type KeyFolder } from '../keys/key-folder.ts';
import type { Right } from '../keys/keyring.ts';
import { signDocument } from '../documents/signed-document.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createRegistry, type LocalRegistry } from './create-registry.ts';
import { createNotices } from './notices.ts';
import { createRegistryKeyStore } from './registry-key-store.ts';
import type { LogEntry } from './log-chain.ts';
import { commandKind, type RegistryCommand, type SignedCommand } from './registry-command.ts';

/** A registry in a folder, with its keys beside it; made on first use, without configuration. */
export interface FolderRegistry extends LocalRegistry {
  readonly folder: string;
  readonly storage: Storage;
  readonly keys: KeyFolder;
  /** A public key of the registry: whoever trusts it follows the chain to the one that signs now. */
  readonly registryKey: string;
  /** A credential of this machine, made and admitted when it is first needed. */
  credential(may: Right, remote: string | null): Promise<SigningKey>;
  /** Signs a command with a credential of this machine. */
  sign(command: RegistryCommand): Promise<SignedCommand>;
}

/** Defaults: keys in `release-keys` beside the folder, this machine's clock, no further gates. */
export interface FolderRegistryOptions {
  readonly keysFolder?: string;
  readonly now?: () => Date;
  readonly gates?: readonly Gate[];
  /** Where the registry posts what it does by itself (`createNotices`). */
  readonly noticeUrl?: string | undefined;
}

/** Opens or makes the registry in a folder; nothing is written before something is published or a key is needed. */
export function openFolderRegistry(
  folder: string,
  {
    keysFolder = join(resolve(folder), '..', 'release-keys'),
    now = () => new Date(),
    gates = [],
    noticeUrl,
  }: FolderRegistryOptions = {},
): FolderRegistry {
  const keys = createKeyFolder(keysFolder);
  const storage = createFolderStorage(folder);
  const registryKeys = createRegistryKeyStore(storage, keys, now);
  const notify =
    noticeUrl === undefined ? undefined : createNotices({ url: noticeUrl, registryKeys, fetch, onLost: reportLost });
  const registry = createRegistry({ storage, registryKeys, keys, now, gates, ...(notify ? { notify } : {}) });
  async function credential(may: Right, remote: string | null): Promise<SigningKey> {
    const key = keys.key(remote ? `${may}-${remote}` : may);
    await registry.ring.admit(key, { may, remote, holder: 'this machine' });
    return key;
  }
  return {
    ...registry,
    folder,
    storage,
    keys,
    registryKey: registryKeys.first.publicKey,
    credential,
    async sign(command) {
      const right = command.act === 'report' || command.act === 'override' ? command.act : 'promote';
      return signDocument(commandKind, command, await credential(right, null));
    },
  };
}

function reportLost({ at, act, what }: LogEntry, reason: string): void {
  process.stderr.write(`${JSON.stringify({ event: 'notice-lost', at, act, what, reason })}\n`);
}
