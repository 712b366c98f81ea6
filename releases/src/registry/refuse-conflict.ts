import type { ChannelDocument } from '../documents/channel-document.ts';
import { Refused } from '../documents/refusal.ts';

/** Throws when the channel is not where the sender of a command saw it: somebody else was first, or the command is replayed. */
export function refuseConflict(channel: ChannelDocument, after: number): void {
  const present = channel.revisions.at(-1)?.revision ?? 0;
  if (present !== after)
    throw new Refused(
      'conflict',
      `channel ${channel.channel} is at revision ${present}, not ${after}: somebody else was first; look again`,
    );
}
