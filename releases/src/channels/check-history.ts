import { canonicalJson } from '../documents/canonical-json.ts';
import type { ChannelDocument } from '../documents/channel-document.ts';
import { Refused } from '../documents/refusal.ts';
import { compareVersions } from './release-order.ts';

/** A channel may only grow: no revision below the newest seen, none changed, and no remote's version goes down unless a signed rollback says so (MFE-3). */
export function checkHistory(channel: ChannelDocument, seen: ChannelDocument | null): void {
  for (const [index, revision] of channel.revisions.entries()) {
    const before = channel.revisions[index - 1];
    if (before && revision.revision <= before.revision)
      throw new Refused(
        'replayed',
        `channel ${channel.channel}: revision ${revision.revision} stands after ${before.revision}`,
      );
    for (const [remote, { version }] of Object.entries(revision.releases)) {
      const last = before?.releases[remote]?.version;
      if (last && compareVersions(version, last) < 0 && revision.act !== 'rollback')
        throw new Refused(
          'lower-version',
          `channel ${channel.channel}: ${remote} goes from ${last} down to ${version} without a rollback`,
        );
    }
  }
  if (!seen) return;
  const newest = seen.revisions.at(-1)?.revision ?? 0;
  const offered = channel.revisions.at(-1)?.revision ?? 0;
  if (offered < newest || Date.parse(channel.issued) < Date.parse(seen.issued))
    throw new Refused(
      'replayed',
      `channel ${channel.channel}: revision ${offered} of ${channel.issued} is older than ${newest} of ${seen.issued}`,
    );
  const kept = seen.revisions.every((one, index) => canonicalJson(one) === canonicalJson(channel.revisions[index]));
  if (!kept) throw new Refused('rewritten', `channel ${channel.channel}: an older revision was changed`);
}
