import type {
  ChannelDocument,
  ChannelRevision,
  References,
  Rollout,
  RolloutSteps,
} from '../documents/channel-document.ts';
import { currentReleases } from '../documents/channel-document.ts';
import { Refused } from '../documents/refusal.ts';
import { compareVersions } from './release-order.ts';

type Revisions = Pick<ChannelDocument, 'revisions' | 'before'>;

/** Who did it, why, and when. */
export interface Circumstances {
  readonly at: Date;
  readonly by: string;
  readonly reason: string;
}

/** Everybody gets these releases: they become the set, and shares that named one of the remotes end. Null when nothing would change. Refuses a lower version: going back is `rollback`. */
export function promoteToAll(channel: Revisions, changes: References, how: Circumstances): ChannelRevision | null {
  const present = currentReleases(channel);
  const rollouts = (channel.revisions.at(-1)?.rollouts ?? []).filter(
    (one) => !Object.keys(one.releases).some((remote) => remote in changes),
  );
  const moved = Object.entries(changes).some(([remote, release]) => present[remote]?.digest !== release.digest);
  if (!moved && rollouts.length === (channel.revisions.at(-1)?.rollouts.length ?? 0)) return null;
  refuseLower(present, changes);
  return nextRevision(channel, 'promote', { ...present, ...changes }, rollouts, how);
}

/**
 * A share of the visitors gets these releases. The same releases again keep their rollout, so that those who have them keep them as the share grows. A remote may begin with a
 * share: the other visitors do not have it yet. With `steps` the share grows by itself; without, it stays what it is said to be.
 */
export function promoteToShare(
  channel: Revisions,
  changes: References,
  share: number,
  how: Circumstances,
  steps?: RolloutSteps,
): ChannelRevision | null {
  const present = currentReleases(channel);
  const rollouts = channel.revisions.at(-1)?.rollouts ?? [];
  if (Object.keys(present).length === 0)
    throw new Refused('no-stable', 'nothing is live on this channel yet; promote to everybody first');
  refuseLower(present, changes);
  const same = rollouts.find((one) => sameReleases(one.releases, changes));
  if (same?.share === share && !same.steps && !steps) return null;
  const overlapping = rollouts.find((one) => one !== same && Object.keys(one.releases).some((id) => id in changes));
  if (overlapping)
    throw new Refused(
      'share-under-way',
      `${overlapping.id} is under way for ${Object.keys(overlapping.releases).join(', ')}; promote it to everybody or roll it back first`,
    );
  const revision = (channel.revisions.at(-1)?.revision ?? 0) + 1;
  const changed: Rollout = {
    ...{ id: same?.id ?? `r${revision}`, share, releases: { ...changes } },
    ...(steps ? { steps } : {}),
  };
  return nextRevision(channel, 'promote', present, [...rollouts.filter((one) => one !== same), changed], how);
}

/** Ends shares whose release fails: the stable set stays as it is. */
export function haltRollouts(
  channel: Revisions,
  ids: readonly string[],
  figures: NonNullable<ChannelRevision['figures']>,
  how: Circumstances,
): ChannelRevision {
  const rollouts = (channel.revisions.at(-1)?.rollouts ?? []).filter(({ id }) => !ids.includes(id));
  return { ...nextRevision(channel, 'halt', currentReleases(channel), rollouts, how), figures };
}

/** The revision that follows the newest one. */
export function nextRevision(
  channel: Revisions,
  act: ChannelRevision['act'],
  releases: References,
  rollouts: readonly Rollout[],
  { at, by, reason }: Circumstances,
): ChannelRevision {
  const revision = (channel.revisions.at(-1)?.revision ?? 0) + 1;
  return { revision, at: at.toISOString(), by, act, reason, releases: { ...releases }, rollouts: [...rollouts] };
}

function sameReleases(a: References, b: References): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id]?.digest === b[id]?.digest);
}

function refuseLower(present: References, changes: References): void {
  for (const [remote, { version }] of Object.entries(changes)) {
    const live = present[remote]?.version;
    if (live && compareVersions(version, live) < 0)
      throw new Refused('lower-version', `${remote} ${version} is below the live ${live}; use rollback to go back`);
  }
}
