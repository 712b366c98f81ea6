import type { ChannelRevision } from '../documents/channel-document.ts';

/** What a revision of a channel did, who did it, when and why. */
export function describeRevision(channel: string, revision: ChannelRevision | undefined): string[] {
  if (!revision) return [`${channel}: nothing is promoted yet`];
  const { act, by, at, reason, equals, remotes } = revision;
  const what = `${remotes ? ` of ${remotes.join(', ')}` : ''}${equals ? ` to ${equals}` : ''}`;
  return [`${channel} revision ${revision.revision}: ${act}${what} by ${by} at ${at} — ${reason}`];
}
