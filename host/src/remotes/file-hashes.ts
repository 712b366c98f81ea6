import type { ReleaseContents } from './boot-document.ts';

/** Hash by absolute address, read by the script loader of every build (see IntegrityPlugin of @aylal/build). */
export type FileHashes = Record<string, string>;

declare global {
  interface Window {
    /** Made by the page before any script. Without it no script of ours loads. */
    __SRI?: FileHashes;
  }
}

/** Lets the files of a release load from each of its folders, each by its hash only. */
export function addFileHashes(
  known: FileHashes,
  folders: readonly string[],
  contents: ReleaseContents,
  pageUrl: string,
): void {
  for (const folder of folders)
    for (const [path, hash] of Object.entries(contents.hashes))
      known[new URL(folder + path, pageUrl).href] = `sha384-${hash}`;
}
