import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { Verification } from './registry.ts';
import { checkBundleFiles } from './release-bundle.ts';
import type { ReleaseStore } from './release-store.ts';

/** Looks at published releases to the last byte, as they are stored. */
export function createVerify(storage: Storage, releases: Pick<ReleaseStore, 'read' | 'checkKept'>) {
  return async (remote: string, version: string): Promise<Verification> => {
    const { record, digest } = await releases.read(remote, version);
    await releases.checkKept({ [remote]: { version } });
    const files = new Map<string, Uint8Array>();
    for (const path of Object.keys(record.files)) {
      const bytes = await storage.read(`${documentKeys.folder(remote, version)}/${path}`);
      if (bytes) files.set(path, bytes);
    }
    checkBundleFiles(record, files);
    return { files: files.size, digest };
  };
}
