import type { Storage } from '../storage/storage.ts';
import { documentKeys, type ReleaseReader } from './release-reader.ts';

/** Reads the documents of a registry on this machine. */
export function createStorageReader(storage: Storage): ReleaseReader {
  const read = async (key: string) => {
    const bytes = await storage.read(key);
    if (!bytes) throw new Error(`${key} is missing`);
    return bytes;
  };
  return {
    registryKeys: () => storage.read(documentKeys.registryKeys),
    ring: () => read(documentKeys.ring),
    profiles: () => storage.read(documentKeys.profiles),
    channel: (name) => read(documentKeys.channel(name)),
    release: (remote, version, file) => read(`${documentKeys.folder(remote, version)}/${file}`),
  };
}
