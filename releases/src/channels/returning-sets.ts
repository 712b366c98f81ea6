import type { ChannelRevision, References } from '../documents/channel-document.ts';

/** Releases that come back together, and the set that they will stand in. */
export interface ReturningSet {
  readonly returning: References;
  readonly beside: References;
}

/** What a rollback brings back: of the stable set and of each share only what is not live there already, so that an end of a share is never held up by what stays. */
export function returningSets(present: ChannelRevision | undefined, next: ChannelRevision): readonly ReturningSet[] {
  const before = (id: string) => present?.rollouts.find((one) => one.id === id)?.releases ?? {};
  const sets = [
    { returning: differing(next.releases, present?.releases ?? {}), beside: next.releases },
    ...next.rollouts.map(({ id, releases }) => ({
      returning: differing(releases, before(id)),
      beside: { ...next.releases, ...releases },
    })),
  ];
  return sets.filter(({ returning }) => Object.keys(returning).length > 0);
}

function differing(next: References, before: References): References {
  return Object.fromEntries(Object.entries(next).filter(([remote, { digest }]) => before[remote]?.digest !== digest));
}
