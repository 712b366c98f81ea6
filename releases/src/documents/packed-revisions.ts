import * as v from 'valibot';
import { canonicalJson } from '@aylal/domain/documents';
import { channelRevision, releaseReference, rollout, rolloutId, type ChannelRevision } from './channel-document.ts';
import { remoteId } from './release-record.ts';

const { releases: _set, rollouts: _shares, ...circumstances } = channelRevision.entries;

/** A revision by what it changed: most move one of many remotes. */
const change = v.object({
  ...circumstances,
  /** Releases that changed; null where a remote left. */
  moved: v.record(remoteId, v.nullable(releaseReference)),
  /** Shares that ended or changed, then those that begin at the end of the list; or the whole list where its order changed otherwise. */
  ended: v.exactOptional(v.array(rolloutId)),
  begun: v.exactOptional(v.array(rollout)),
  rollouts: v.exactOptional(v.array(rollout)),
});
type Change = v.InferOutput<typeof change>;

/** Revisions as they are written: the first one whole, each later one by what it changed. Empty before anything is promoted. */
export const packedRevisions = v.object({ first: v.nullable(channelRevision), changes: v.array(change) });
export type PackedRevisions = v.InferOutput<typeof packedRevisions>;

/** Writes revisions small; `unpackRevisions` gives the same ones back. */
export function packRevisions(revisions: readonly ChannelRevision[]): PackedRevisions {
  const [first = null] = revisions;
  const changes = revisions.slice(1).map((one, index) => changeOf(revisions[index] as ChannelRevision, one));
  return { first, changes };
}

/** The revisions of a document, each whole; those that share releases share them in memory. */
export function unpackRevisions({ first, changes }: PackedRevisions): readonly ChannelRevision[] {
  if (!first) return [];
  const revisions = [first];
  for (const one of changes) revisions.push(follow(revisions.at(-1) ?? first, one));
  return revisions;
}

function changeOf(before: ChannelRevision, { releases, rollouts, ...rest }: ChannelRevision): Change {
  const remotes = new Set([...Object.keys(before.releases), ...Object.keys(releases)]);
  const moved = [...remotes].filter((remote) => !isSame(before.releases[remote], releases[remote]));
  const bare = { ...rest, moved: Object.fromEntries(moved.map((remote) => [remote, releases[remote] ?? null])) };
  if (isSame(before.rollouts, rollouts)) return bare;
  const staying = before.rollouts.filter((one) => rollouts.some((other) => isSame(one, other)));
  const ended = before.rollouts.filter((one) => !staying.includes(one)).map(({ id }) => id);
  const begun = rollouts.slice(staying.length);
  return isSame([...staying, ...begun], rollouts) ? { ...bare, ended, begun } : { ...bare, rollouts };
}

function follow(
  before: ChannelRevision,
  { moved, ended = [], begun = [], rollouts, ...rest }: Change,
): ChannelRevision {
  const releases = { ...before.releases };
  for (const [remote, release] of Object.entries(moved))
    if (release) releases[remote] = release;
    else delete releases[remote];
  const staying = before.rollouts.filter(({ id }) => !ended.includes(id));
  return { ...rest, releases, rollouts: rollouts ?? [...staying, ...begun] };
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(a ?? null) === canonicalJson(b ?? null);
}
