import { lastGoodOf, type ChannelDocument, type ChannelRevision } from '../documents/channel-document.ts';

const dayMs = 24 * 3_600_000;

/** How long and how many releases stay, whatever was asked for: the longest of every rule that names one (ruling 7, MFE-6, federation.md §1). */
export const retention = {
  /** Revisions of a channel that can always be restored, however old. */
  revisions: 20,
  /** Days over which every revision that was in force can be restored; more may be asked for, not less. */
  restorableDays: 180,
  /** Published releases of each remote, the newest first. */
  versions: 5,
  publishedDays: 30,
  /** Open tabs go on asking for the chunks of their release. */
  seenDays: 7,
} as const;

/** A release as retention sees it. `seen` is when a page met it last, as far as hosts reported. */
export interface StoredRelease {
  readonly remote: string;
  readonly version: string;
  readonly published: Date;
  readonly seen: Date | null;
}

/** All that retention decides by. */
export interface RetentionFacts {
  readonly channels: readonly ChannelDocument[];
  readonly stored: readonly StoredRelease[];
  /** What testers' tokens name that have not expired. */
  readonly pinned: readonly Readonly<Record<string, string>>[];
  readonly now: Date;
  readonly restorableDays: number;
}

/** Which of the stored releases stay, each with the first rule that keeps it, by `<remote> <version>`. */
export function retainedReleases({
  channels,
  stored,
  pinned,
  now,
  restorableDays,
}: RetentionFacts): Map<string, string> {
  const retained = new Map<string, string>();
  const keep = (remote: string, version: string, why: string) => {
    const key = `${remote} ${version}`;
    if (!retained.has(key)) retained.set(key, why);
  };
  const since = (days: number) => now.getTime() - days * dayMs;
  for (const channel of channels)
    for (const revision of restorable(channel, since(Math.max(restorableDays, retention.restorableDays))))
      for (const [remote, version] of namedBy(channel, revision))
        keep(remote, version, `revision ${revision.revision} of ${channel.channel} can be restored`);
  for (const releases of pinned)
    for (const [remote, version] of Object.entries(releases)) keep(remote, version, "a tester's link names it");
  for (const { remote, version, published, seen } of stored) {
    if (published.getTime() > since(retention.publishedDays)) keep(remote, version, 'it was published lately');
    if (seen && seen.getTime() > since(retention.seenDays)) keep(remote, version, 'a page met it lately');
  }
  for (const { remote, version } of newest(stored)) keep(remote, version, 'it is one of the newest of its remote');
  return retained;
}

/** Says of the newest revisions of a channel whether every one that can be restored is among them. */
export function reachesBack(restorableDays: number, now: Date) {
  const since = now.getTime() - Math.max(restorableDays, retention.restorableDays) * dayMs;
  return ({ revisions }: Pick<ChannelDocument, 'revisions'>): boolean => {
    const [oldest] = revisions;
    return revisions.length >= retention.revisions && oldest !== undefined && Date.parse(oldest.at) <= since;
  };
}

/** The newest revisions, and all that were in force after `since`. */
function restorable({ revisions }: ChannelDocument, since: number): readonly ChannelRevision[] {
  return revisions.filter((_one, index) => {
    const successor = revisions[index + 1];
    return index >= revisions.length - retention.revisions || !successor || Date.parse(successor.at) > since;
  });
}

function namedBy(channel: ChannelDocument, revision: ChannelRevision): readonly (readonly [string, string])[] {
  const sets = [revision.releases, ...revision.rollouts.map((one) => one.releases)];
  return sets.flatMap((set) =>
    Object.entries(set).flatMap(([remote, { version }]) => {
      const lastGood = lastGoodOf(channel, remote, revision.revision);
      return [[remote, version] as const, ...(lastGood ? [[remote, lastGood.version] as const] : [])];
    }),
  );
}

function newest(stored: readonly StoredRelease[]): readonly StoredRelease[] {
  return Object.values(Object.groupBy(stored, ({ remote }) => remote)).flatMap((all = []) =>
    all.toSorted((a, b) => b.published.getTime() - a.published.getTime()).slice(0, retention.versions),
  );
}
