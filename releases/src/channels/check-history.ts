import { canonicalJson } from '@aylal/domain/documents';
import type { ChannelDocument, ChannelRevision } from '../documents/channel-document.ts';
import { Refused } from '../documents/refusal.ts';
import { compareVersions } from './release-order.ts';

/** A channel may only grow: no revision below the newest seen, none changed, and no remote's version goes down unless a signed rollback says so (MFE-3). */
export function checkHistory(channel: ChannelDocument, seen: ChannelDocument | null): void {
  for (const [index, revision] of channel.revisions.entries()) {
    const before = channel.revisions[index - 1];
    const number = before?.revision ?? channel.before?.revision ?? 0;
    if (revision.revision <= number)
      throw new Refused('replayed', `channel ${channel.channel}: revision ${revision.revision} stands after ${number}`);
    for (const [remote, { version }] of Object.entries(revision.releases)) {
      const last = (before ? before.releases[remote] : channel.before?.good[remote]?.at(-1))?.version;
      if (last && compareVersions(version, last) < 0 && !mayGoDown(revision, remote))
        throw new Refused(
          'lower-version',
          `channel ${channel.channel}: ${remote} goes from ${last} down to ${version} without a rollback`,
        );
    }
  }
  if (seen) checkGrowth(channel, seen);
}

/** Against what was seen before: no older document, and nothing of what both hold was changed. What lies in closed segments is held by their digests. */
function checkGrowth(channel: ChannelDocument, seen: ChannelDocument): void {
  const newest = newestOf(seen);
  const offered = newestOf(channel);
  if (offered < newest || Date.parse(channel.issued) < Date.parse(seen.issued))
    throw new Refused(
      'replayed',
      `channel ${channel.channel}: revision ${offered} of ${channel.issued} is older than ${newest} of ${seen.issued}`,
    );
  const closed = channel.before?.revision ?? 0;
  const known = new Map(channel.revisions.map((one) => [one.revision, one]));
  const unchanged = seen.revisions
    .filter(({ revision }) => revision > closed)
    .every((one) => canonicalJson(one) === canonicalJson(known.get(one.revision) ?? null));
  const sameSegment = channel.before?.revision === seen.before?.revision;
  const chained =
    closed >= (seen.before?.revision ?? 0) && (!sameSegment || channel.before?.digest === seen.before?.digest);
  if (!unchanged || !chained)
    throw new Refused('rewritten', `channel ${channel.channel}: an older revision was changed`);
}

function newestOf({ revisions, before }: ChannelDocument): number {
  return revisions.at(-1)?.revision ?? before?.revision ?? 0;
}

function mayGoDown({ act, remotes }: ChannelRevision, remote: string): boolean {
  return act === 'rollback' && (remotes?.includes(remote) ?? true);
}
