import type { ChannelRevision } from '../documents/channel-document.ts';

/** How long a payment may hold its releases; sets that were live within it stay resolvable. */
export const longestLeaseMs = 2 * 3_600_000;

/** How many revisions a head keeps at least, and how many are closed at once. */
export const headWindow = { least: 8, closed: 24 } as const;

/** The revisions that a page of this moment may still hold: the newest, and those that were in force within the longest lease. */
export function heldRevisions(
  { revisions }: { readonly revisions: readonly ChannelRevision[] },
  now: Date,
): readonly ChannelRevision[] {
  const since = now.getTime() - longestLeaseMs;
  return revisions.filter((_revision, index) => {
    const successor = revisions[index + 1];
    return !successor || Date.parse(successor.at) > since;
  });
}

/** How many of the oldest revisions are to be closed now; 0 until there are enough for a segment. Whatever a page may still hold stays. */
export function revisionsToClose(revisions: readonly ChannelRevision[], now: Date): number {
  const staying = Math.max(headWindow.least, heldRevisions({ revisions }, now).length);
  const older = revisions.length - staying;
  return older >= headWindow.closed ? older : 0;
}
