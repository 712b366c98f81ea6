import type { ChannelRevision, References } from '../documents/channel-document.ts';

/** What somebody has before a revision and after it. */
export interface ComparedSet {
  readonly before: References;
  readonly after: References;
}

/** The sets of a revision beside those of the one before: of everybody, and of each share, which lies over the stable set. */
export function comparedSets(present: ChannelRevision | undefined, next: ChannelRevision): readonly ComparedSet[] {
  const stable = present?.releases ?? {};
  return [
    { before: stable, after: next.releases },
    ...next.rollouts.map(({ id, releases }) => ({
      before: { ...stable, ...present?.rollouts.find((one) => one.id === id)?.releases },
      after: { ...next.releases, ...releases },
    })),
  ];
}
