import { join, resolve } from 'node:path';
import { commandKind } from '@aylal/domain/documents';
import type { Gate } from '../gates/gate.ts';
import { createKeyFolder, type KeyFolder } from '../keys/key-folder.ts';
import type { Right } from '../keys/keyring.ts';
import { signDocument } from '../documents/signed-document.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { createFileMirror, type FileMirror } from '../storage/file-mirror.ts';
import type { Storage } from '../storage/storage.ts';
import { createRegistry, type LocalRegistry } from './create-registry.ts';
import { createNotices } from './notices.ts';
import { createRegistryKeyStore } from './registry-key-store.ts';
import type { LogEntry } from './log-chain.ts';
import { type RegistryCommand, type SignedCommand } from './registry-command.ts';

/** A registry of this machine, with its keys; in a folder, and made on first use, unless a storage is given. */
export interface FolderRegistry extends LocalRegistry {
  /** Where the files are that it serves: all of them, or what was asked for of another storage. */
  readonly folder: string;
  readonly storage: Storage;
  /** Fills the folder with files of another storage; null when all of them are there. */
  readonly mirror: FileMirror | null;
  readonly keys: KeyFolder;
  /** A public key of the registry: whoever trusts it follows the chain to the one that signs now. */
  readonly registryKey: string;
  /** A credential of this machine, made and admitted when it is first needed. */
  credential(may: Right, remote: string | null): Promise<SigningKey>;
  /** Signs a command with a credential of this machine. */
  sign(command: RegistryCommand): Promise<SignedCommand>;
}

/** Defaults: keys in `release-keys` beside the folder, this machine's clock, no further gates, all documents in the folder. */
export interface FolderRegistryOptions {
  readonly keysFolder?: string | undefined;
  readonly now?: () => Date;
  readonly gates?: readonly Gate[];
  /** Where the registry posts what it does by itself (`createNotices`). */
  readonly noticeUrl?: string | undefined;
  /** Where its documents and files are; the folder itself when left out. Several registries may share one, when they have the same keys. */
  readonly storage?: Storage | undefined;
}

/** Opens or makes the registry in a folder; nothing is written before something is published or a key is needed. */
export function openFolderRegistry(
  folder: string,
  {
    keysFolder = join(resolve(folder), '..', 'release-keys'),
    now = () => new Date(),
    gates = [],
    noticeUrl,
    storage: given,
  }: FolderRegistryOptions = {},
): FolderRegistry {
  const keys = createKeyFolder(keysFolder);
  const storage = given ?? createFolderStorage(folder);
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
    mirror: given ? createFileMirror(given, folder) : null,
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
