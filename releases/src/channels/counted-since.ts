import type { ChannelDocument, ChannelRevision } from '../documents/channel-document.ts';

/**
 * Of each remote the revision since which it is counted: the newest that moved its live release, or a share that it is compared in. A browser is counted once for each of these, and not again
 * because something else moved. What lies before the revisions of the document counts as unmoved; a rollout tells by its id when it began.
 */
export function countedSince({ revisions }: Pick<ChannelDocument, 'revisions'>): Readonly<Record<string, number>> {
  const present = revisions.at(-1);
  if (!present) return {};
  return Object.fromEntries(
    Object.keys({ ...present.releases, ...Object.assign({}, ...present.rollouts.map(({ releases }) => releases)) }).map(
      (remote) => {
        const moved = revisions.findLast((one, index) => {
          const before = revisions[index - 1];
          return before && stateOf(one, remote) !== stateOf(before, remote);
        });
        const began = comparedIn(present, remote).map(({ id }) => Number(id.slice(1)));
        return [remote, Math.max(1, moved?.revision ?? 0, ...began)];
      },
    ),
  );
}

/** The rollouts in which a remote is one of the sides: its own, and those of remotes that have no live release, which are compared with all that the other visitors have. */
function comparedIn({ releases: live, rollouts }: ChannelRevision, remote: string): ChannelRevision['rollouts'] {
  return rollouts.filter(
    ({ releases }) => releases[remote] !== undefined || Object.keys(releases).some((one) => live[one] === undefined),
  );
}

function stateOf(revision: ChannelRevision, remote: string): string {
  const shares = comparedIn(revision, remote).map(({ id, share, releases }) => [id, share, releases[remote]?.digest]);
  return JSON.stringify([revision.releases[remote]?.digest, shares]);
}
