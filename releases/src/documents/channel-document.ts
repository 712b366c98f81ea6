import * as v from 'valibot';
import { releaseVersion, remoteId, sha384, timestamp } from './release-record.ts';

/** Which release of a remote: the version names the folder, the digest is the base64 SHA-384 of its `release.json`. */
export const releaseReference = v.object({ version: releaseVersion, digest: sha384 });
/** Small letters, digits and hyphens: it becomes a path (MFE-2). */
export const channelName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/));
/** `r` and the revision that began the rollout. */
export const rolloutId = v.pipe(v.string(), v.regex(/^r\d{1,9}$/));

const releases = v.record(remoteId, releaseReference);

/** Releases that a share of the visitors gets, together: one remote or a set. `share` counts in ten-thousandths. */
export const rollout = v.object({
  id: rolloutId,
  share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
  releases,
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const arm = v.object({ pages: count, failures: count });

/** One state of a channel: the whole set at once, so that several remotes move together and any older set can come back. */
export const channelRevision = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: timestamp,
  by: v.string(),
  /** `promote`, `rollback` or `halt`. One that this reader does not know is no rollback. */
  act: v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/)),
  reason: v.string(),
  releases,
  rollouts: v.array(rollout),
  /** The older revision that a rollback equals. */
  equals: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** What a halt was decided by: pages that met the release of the share and the stable one, and how many failed. */
  figures: v.exactOptional(v.record(remoteId, v.object({ share: arm, stable: arm, z: v.number() }))),
});

/** A channel: an append-only list of revisions, the newest last; numbers only grow (federation.md §1). Signed by the registry, good until `expires`. */
export const channelDocument = v.object({
  channel: channelName,
  issued: timestamp,
  expires: timestamp,
  revisions: v.array(channelRevision),
});

/** Keeps a signature for a channel from counting for another document. */
export const channelKind = 'aylal-channel';
/** Ten thousand revisions of seven remotes. */
export const mostChannelBytes = 16 * 1024 * 1024;

export type ReleaseReference = v.InferOutput<typeof releaseReference>;
export type Rollout = v.InferOutput<typeof rollout>;
export type ChannelRevision = v.InferOutput<typeof channelRevision>;
export type ChannelDocument = v.InferOutput<typeof channelDocument>;
/** A release of each remote, by the remote. */
export type References = Readonly<Record<string, ReleaseReference>>;

/** The set that a channel points to; empty before anything is promoted. */
export function currentReleases(channel: Pick<ChannelDocument, 'revisions'>): References {
  return channel.revisions.at(-1)?.releases ?? {};
}

/** The newest release of a remote that was live before the present one and was not taken back: what a page falls back to. */
export function lastGoodOf(
  channel: Pick<ChannelDocument, 'revisions'>,
  remote: string,
  atRevision: number = Infinity,
): ReleaseReference | undefined {
  const revisions = channel.revisions.filter(({ revision }) => revision <= atRevision);
  const present = revisions.at(-1)?.releases[remote];
  const withdrawn = new Set<string>();
  for (const [index, { act, releases }] of revisions.entries()) {
    const before = revisions[index - 1]?.releases[remote];
    const now = releases[remote];
    if (!now) continue;
    if (act === 'rollback' && before && before.digest !== now.digest) withdrawn.add(before.digest);
    withdrawn.delete(now.digest);
  }
  return revisions
    .map((revision) => revision.releases[remote])
    .findLast((release) => release && release.digest !== present?.digest && !withdrawn.has(release.digest));
}
