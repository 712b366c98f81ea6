import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  createBrowserGate,
  createLocalUploads,
  createRegistryClient,
  createUploadClient,
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

/** The program that shows a release to a browser before it is published: this host itself. */
const hostFolder = resolve(import.meta.dirname, '../../..');
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
    return {
      registry: createRegistryClient(releasesUrl, fetch, { sign, gates: [] }),
      uploads: createUploadClient(releasesUrl, fetch, sign),
      admit: null,
    };
  }
  const registry = openFolderRegistry(releasesFolder, { gates: [createBrowserGate({ hostFolder, env: process.env })] });
  const admit = async (publicKey: string, holder: string, publishes: string | null) => {
    const expires = new Date(Date.now() + dayMs).toISOString();
    const good =
      publishes === null ? { may: 'manage' as const, remote: null } : { may: 'publish' as const, remote: publishes };
    await registry.ring.admit({ id: keyId(publicKey), publicKey }, { ...good, holder, expires });
  };
  return { registry, uploads: createLocalUploads(registry), admit: admitsReleaseKeys ? admit : null };
}
