import type { ReleaseRecord } from './release-record.ts';

/** `results.0a1b2c3d4e.js`: whatever has this name has these bytes. */
export function hasSharedName(path: string): boolean {
  return /^[\w-]+\.[0-9a-f]{10}\.[a-z0-9]+$/.test(path);
}

/** Files of a release that lie once for all releases of its remote, so that a cache that has one needs nothing of the next release but what changed. None for releases of older builds. */
export function sharedFiles({ sharesFiles, files }: ReleaseRecord): readonly string[] {
  return sharesFiles ? Object.keys(files).filter(hasSharedName) : [];
}

/** Scripts that pages would look for among the shared files and whose name does not hold their content. */
export function scriptsWithoutSharedName({ sharesFiles, entry, exposes, chunks }: ReleaseRecord): readonly string[] {
  const named = [entry, ...[exposes, chunks].flatMap((one) => Object.values(one).flat())];
  return sharesFiles ? [...new Set(named)].filter((path) => !hasSharedName(path)) : [];
}
