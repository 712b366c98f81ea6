import type { ReleaseContents } from './boot-document.ts';
import { scriptFolder } from './shared-folder.ts';

/** Hash by absolute address, read by the script loader of every build (see IntegrityPlugin of @aylal/build). */
export type FileHashes = Record<string, string>;

declare global {
  interface Window {
    /** Made by the page before any script. Without it no script of ours loads. */
    __SRI?: FileHashes;
  }
}

/** Lets the files of a release load from each of its folders, and from where it shares them beside it, each by its hash only. */
export function addFileHashes(
  known: FileHashes,
  folders: readonly string[],
  contents: ReleaseContents,
  pageUrl: string,
): void {
  const all = new Set(folders.flatMap((folder) => [folder, scriptFolder(folder, contents)]));
  for (const folder of all)
    for (const [path, hash] of Object.entries(contents.hashes))
      known[new URL(folder + path, pageUrl).href] = `sha384-${hash}`;
}
