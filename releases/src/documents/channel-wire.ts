import * as v from 'valibot';
import { channelName, channelRevision, closedPast, type ChannelDocument } from './channel-document.ts';
import { packedRevisions, packRevisions, unpackRevisions } from './packed-revisions.ts';
import { timestamp } from './release-record.ts';

const facts = { channel: channelName, issued: timestamp, expires: timestamp };

/** A channel as it is signed and sent: its newest revisions, and what is before them (decision 0260). */
export const channelHead = v.object({ ...facts, before: v.exactOptional(closedPast), ...packedRevisions.entries });
/** A channel from before there were segments: every revision whole. Registries turn it into a head at their next look. */
const wholeChannel = v.object({ ...facts, revisions: v.array(channelRevision) });

/** What a signed channel may be. */
export const channelPayload = v.union([channelHead, wholeChannel]);

/** The document to sign. */
export function writeHead({ revisions, ...rest }: ChannelDocument): v.InferOutput<typeof channelHead> {
  return { ...rest, ...packRevisions(revisions) };
}

/** The channel that was sent. */
export function readHead(payload: v.InferOutput<typeof channelPayload>): ChannelDocument {
  if ('revisions' in payload) return payload;
  const { first, changes, ...rest } = payload;
  return { ...rest, revisions: unpackRevisions({ first, changes }) };
}
