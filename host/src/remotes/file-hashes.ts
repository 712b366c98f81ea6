import type { ReleaseContents, ReleasePointer } from './boot-document.ts';

/** Hash by absolute address, read by the script loader of every build (see IntegrityPlugin of @aylal/build). */
export type FileHashes = Record<string, string>;

declare global {
  interface Window {
    /** Made by the page before any script. Without it no script of ours loads. */
    __SRI?: FileHashes;
  }
}

/** Lets the files of a release load, each by its hash only. */
export function addFileHashes(
  known: FileHashes,
  pointer: ReleasePointer,
  contents: ReleaseContents,
  pageUrl: string,
): void {
  for (const [path, hash] of Object.entries(contents.hashes)) {
    known[new URL(pointer.base + path, pageUrl).href] = `sha384-${hash}`;
  }
}
