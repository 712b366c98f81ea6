import type { ChannelRevision } from '../documents/channel-document.ts';

/** The remotes of which somebody gets another release after `next` than before it: for everybody, or by a share that begins, ends or changes its size. */
export function changedRemotes(present: ChannelRevision | undefined, next: ChannelRevision): readonly string[] {
  const remotes = new Set([...setsOf(present), ...setsOf(next)].flatMap((set) => Object.keys(set)));
  return [...remotes].filter((remote) => whoGets(present, remote) !== whoGets(next, remote));
}

function setsOf(revision: ChannelRevision | undefined): readonly ChannelRevision['releases'][] {
  return revision ? [revision.releases, ...revision.rollouts.map((one) => one.releases)] : [];
}

/** Who gets which release of one remote. Shares that do not hold it leave no trace here: they are other teams' affair. */
function whoGets(revision: ChannelRevision | undefined, remote: string): string {
  const shares = (revision?.rollouts ?? []).flatMap(({ id, share, releases }) => {
    const release = releases[remote];
    return release ? [`${id} ${share} ${release.digest}`] : [];
  });
  return [revision?.releases[remote]?.digest ?? '', ...shares.toSorted()].join('\n');
}
