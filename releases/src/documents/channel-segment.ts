import * as v from 'valibot';
import { channelName, closedPast, goodReleases, type ChannelDocument, type ClosedPast } from './channel-document.ts';
import { packedRevisions, packRevisions, unpackRevisions } from './packed-revisions.ts';
import { parseDocument } from './parse-document.ts';
import { Refused } from './refusal.ts';
import { digestOf } from './release-signature.ts';

/** Revisions that are closed: nothing is ever added to them. The document that is after them names the digest of these bytes, so that none can change. */
const channelSegment = v.object({
  channel: channelName,
  before: v.exactOptional(closedPast),
  ...packedRevisions.entries,
});

/** Closed revisions, and what stood before them. */
export type ChannelPart = Pick<ChannelDocument, 'before' | 'revisions'>;

/** How many releases of each remote a page may fall back to beyond a closed segment. */
const mostGood = 3;
const mostSegmentBytes = 4 * 1024 * 1024;

/** The bytes of a segment, and what the next document says of it. `part` holds one revision at least. */
export function closeSegment(channel: string, part: ChannelPart): { bytes: Buffer; past: ClosedPast } {
  const { before, revisions } = part;
  const bytes = Buffer.from(JSON.stringify({ channel, ...(before ? { before } : {}), ...packRevisions(revisions) }));
  const last = revisions.at(-1);
  if (!last) throw new Error('a segment without revisions');
  const remotes = new Set([
    ...Object.keys(before?.good ?? {}),
    ...revisions.flatMap((one) => Object.keys(one.releases)),
  ]);
  const good = [...remotes].map((remote) => [remote, goodReleases(part, remote).slice(-mostGood)] as const);
  const left = good.filter(([, releases]) => releases.length > 0);
  const past = {
    revision: last.revision,
    digest: digestOf(bytes),
    good: Object.fromEntries(left.map(([id, all]) => [id, [...all]])),
  };
  return { bytes, past };
}

/** The revisions of a closed segment. Throws `rewritten` when these are not the bytes that were closed. */
export function openSegment(channel: string, bytes: Uint8Array, { revision, digest }: ClosedPast): ChannelPart {
  const what = `channel ${channel}: the segment up to revision ${revision}`;
  if (digestOf(bytes) !== digest) throw new Refused('rewritten', `${what} is not what was closed`);
  const { before, ...packed } = parseDocument(what, channelSegment, bytes, mostSegmentBytes);
  return { ...(before ? { before } : {}), revisions: unpackRevisions(packed) };
}
