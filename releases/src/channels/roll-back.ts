import {
  currentReleases,
  lastGoodOf,
  type ChannelDocument,
  type ChannelRevision,
  type ReleaseReference,
} from '../documents/channel-document.ts';
import { Refused } from '../documents/refusal.ts';
import { nextRevision, type Circumstances } from './next-revision.ts';

type Revisions = Pick<ChannelDocument, 'revisions' | 'before'>;

/** A new revision equal to an older one, however old (MFE-8). Throws `Refused` when there is no such revision or it is the present one. */
export function rollBackTo(channel: Revisions, to: number, how: Circumstances): ChannelRevision {
  const target = channel.revisions.find(({ revision }) => revision === to);
  const present = channel.revisions.at(-1);
  if (!target || !present) throw new Refused('no-revision', `revision ${to} does not exist; the log names all of them`);
  if (target === present) throw new Refused('no-revision', `revision ${to} is the present one`);
  return { ...nextRevision(channel, 'rollback', target.releases, target.rollouts, how), equals: to };
}

/**
 * Takes the named remotes back and leaves every other one as it is, whatever was promoted since (MFE-8). `to` is a revision
 * (the release that each remote had then) or a version that was live; null ends the shares of the remotes or, where none is
 * under way, takes the release that was live before. Shares that hold one of the remotes end. Throws `Refused` when there is
 * nothing to go back to, or nothing would change.
 */
export function rollBackRemotes(
  channel: Revisions,
  remotes: readonly string[],
  to: number | string | null,
  how: Circumstances,
): ChannelRevision {
  const present = currentReleases(channel);
  const before = channel.revisions.at(-1)?.rollouts ?? [];
  const rollouts = before.filter(({ releases }) => !remotes.some((remote) => Object.hasOwn(releases, remote)));
  const endsShare = rollouts.length < before.length;
  const changes = to === null && endsShare ? {} : earlierReleases(channel, remotes, to);
  if (!endsShare && remotes.every((remote) => changes[remote]?.digest === present[remote]?.digest))
    throw new Refused('no-revision', `${remotes.join(', ')}: that is the present release`);
  return {
    ...nextRevision(channel, 'rollback', { ...present, ...changes }, rollouts, how),
    remotes: [...remotes].toSorted(),
  };
}

function earlierReleases(
  channel: Revisions,
  remotes: readonly string[],
  to: number | string | null,
): Record<string, ReleaseReference> {
  return Object.fromEntries(
    remotes.map((remote) => {
      const release = earlierRelease(channel, remote, to);
      if (!release)
        throw new Refused(
          'no-revision',
          to === null
            ? `${remote}: no other release was live before the present one`
            : `${remote}: ${typeof to === 'number' ? `revision ${to} does not name it` : `${to} was never live for everybody`}`,
        );
      return [remote, release];
    }),
  );
}

function earlierRelease(channel: Revisions, remote: string, to: number | string | null): ReleaseReference | undefined {
  if (to === null) return lastGoodOf(channel, remote);
  const { revisions } = channel;
  const found =
    typeof to === 'number'
      ? revisions.find(({ revision }) => revision === to)
      : revisions.findLast(({ releases }) => releases[remote]?.version === to);
  return found?.releases[remote];
}
