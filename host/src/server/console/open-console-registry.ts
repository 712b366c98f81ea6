import { readFileSync } from 'node:fs';
import {
  createRegistryClient,
  keyId,
  openFolderRegistry,
  readSigningKey,
  RegistryUnreachable,
  signReading,
} from '@aylal/releases';
import type { ConsoleRegistry } from './console-context.ts';

/** Where the registry is: its address and the file of a credential that may read it, or its folder on this machine. */
export interface RegistryPlace {
  readonly releasesUrl: string | null;
  readonly releasesReader: string | null;
  readonly releasesFolder: string;
  /** The sandbox's: a browser's key is let in by itself. */
  readonly admitsReleaseKeys: boolean;
}

const dayMs = 24 * 3_600_000;

/** The registry that the console reads. One elsewhere without a credential answers nothing, as one that is away. */
export function openConsoleRegistry({
  releasesUrl,
  releasesReader,
  releasesFolder,
  admitsReleaseKeys,
}: RegistryPlace): ConsoleRegistry {
  if (releasesUrl) {
    const key = releasesReader ? readSigningKey(readFileSync(releasesReader, 'utf8')) : null;
    const sign = async (path: string) => {
      if (!key) throw new RegistryUnreachable('RELEASES_READER names no credential that may read the registry');
      return signReading(path, key, new Date());
    };
    return { registry: createRegistryClient(releasesUrl, fetch, { sign, gates: [] }), admit: null };
  }
  const registry = openFolderRegistry(releasesFolder);
  const admit = async (publicKey: string, holder: string) => {
    const expires = new Date(Date.now() + dayMs).toISOString();
    await registry.ring.admit({ id: keyId(publicKey), publicKey }, { may: 'manage', remote: null, holder, expires });
  };
  return { registry, admit: admitsReleaseKeys ? admit : null };
}
