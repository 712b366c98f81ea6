import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import { checkBundleFiles } from './release-bundle.ts';
import type { ReleaseStore } from './release-store.ts';

/** Checks published releases to the last byte: signature, record, every file. */
export function createVerify(storage: Storage, releases: ReleaseStore) {
  return async (remote: string, version: string): Promise<{ files: number; digest: string }> => {
    const { record, digest } = await releases.read(remote, version);
    const files = new Map<string, Uint8Array>();
    for (const path of Object.keys(record.files)) {
      const bytes = await storage.read(`${documentKeys.folder(remote, version)}/${path}`);
      if (bytes) files.set(path, bytes);
    }
    checkBundleFiles(record, files);
    return { files: files.size, digest };
  };
}
