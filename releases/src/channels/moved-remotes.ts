import type { ChannelRevision } from '../documents/channel-document.ts';

/** The remotes of which somebody gets another release after `next` than before it, shares included. */
export function movedRemotes(present: ChannelRevision | undefined, next: ChannelRevision): readonly string[] {
  const remotes = new Set([...setsOf(present), ...setsOf(next)].flatMap((set) => Object.keys(set)));
  return [...remotes].filter((remote) => digestsOf(present, remote) !== digestsOf(next, remote));
}

function setsOf(revision: ChannelRevision | undefined): readonly ChannelRevision['releases'][] {
  return revision ? [revision.releases, ...revision.rollouts.map((one) => one.releases)] : [];
}

function digestsOf(revision: ChannelRevision | undefined, remote: string): string {
  return setsOf(revision)
    .map((set) => set[remote]?.digest ?? '')
    .join();
}
