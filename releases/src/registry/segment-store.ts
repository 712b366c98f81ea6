import { revisionsToClose } from '../channels/head-window.ts';
import type { ChannelDocument } from '../documents/channel-document.ts';
import { closeSegment, openSegment, type ChannelPart } from '../documents/channel-segment.ts';
import { Refused } from '../documents/refusal.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';

/** The closed revisions of channels: files that are written once, each named by the document after it. */
export function createSegmentStore(storage: Storage, now: () => Date) {
  const read = async (channel: string, { before }: ChannelPart): Promise<ChannelPart | null> => {
    if (!before) return null;
    const bytes = await storage.read(documentKeys.segment(channel, before.revision, before.digest));
    if (!bytes)
      throw new Refused('missing', `channel ${channel}: the segment up to revision ${before.revision} is not there`);
    return openSegment(channel, bytes, before);
  };
  return {
    /** Closes the oldest revisions when there are enough; the chain behind them is read first, so that none is built on a segment that was changed. */
    async close(channel: string, part: ChannelPart): Promise<ChannelPart> {
      const before = part.before ? { before: part.before } : {};
      const closing = revisionsToClose(part.revisions, now());
      if (closing === 0) return { ...before, revisions: part.revisions };
      await read(channel, part);
      const { bytes, past } = closeSegment(channel, { ...before, revisions: part.revisions.slice(0, closing) });
      // False when it lies there already, with the same bytes: its name holds their digest.
      await storage.swap(documentKeys.segment(channel, past.revision, past.digest), bytes, null);
      return { before: past, revisions: part.revisions.slice(closing) };
    },
    async past(channel: ChannelDocument, enough: (part: ChannelPart) => boolean): Promise<ChannelDocument> {
      const parts: ChannelPart[] = [channel];
      let part: ChannelPart | null = channel;
      // Asked after 1, 2, 4, 8 … parts: to join all of thousands for each one more would take minutes.
      for (let asking = 1; part && !enough(joined(parts)); asking *= 2)
        for (let count = 0; part && count < asking; count += 1) {
          part = await read(channel.channel, part);
          if (part) parts.push(part);
        }
      const { before: _closed, ...facts } = channel;
      return { ...facts, ...joined(parts) };
    },
  };
}

/** Neighbouring parts, the newest first, as one. */
function joined(parts: readonly ChannelPart[]): ChannelPart {
  const oldest = parts.at(-1);
  return {
    ...(oldest?.before ? { before: oldest.before } : {}),
    revisions: parts.toReversed().flatMap(({ revisions }) => revisions),
  };
}
