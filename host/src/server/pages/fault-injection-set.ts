import type { ReleaseSet } from '@aylal/releases';
import { withFaultyHashes } from '../remotes/inject-fault.ts';
import type { ReleaseFaults } from '../remotes/release-faults.ts';

/** The set with the hashes of the scripts that the sandbox plays in place of the sound ones. */
export function faultInjectionSet(
  set: ReleaseSet,
  { faults, releasesFolder }: { faults: ReleaseFaults; releasesFolder: string },
): ReleaseSet {
  const present = faults.list();
  if (present.length === 0) return set;
  return {
    ...set,
    releases: Object.fromEntries(
      Object.entries(set.releases).map(([id, release]) => [id, withFaultyHashes(release, present, id, releasesFolder)]),
    ),
  };
}

/** A fault of `release.json` shows only to a browser that has to ask for it. */
export function hidesContents(faults: ReleaseFaults, remote: string): boolean {
  return faults.list().some((fault) => fault.target === 'manifest' && fault.remote === remote);
}
