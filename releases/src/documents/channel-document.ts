import * as v from 'valibot';
import { releaseVersion, remoteId, sha384, timestamp } from './release-record.ts';

/** Which release of a remote: the version names the folder, the digest is the base64 SHA-384 of its `release.json`. */
export const releaseReference = v.object({ version: releaseVersion, digest: sha384 });
/** Small letters, digits and hyphens: it becomes a path (MFE-2). */
export const channelName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/));
/** `r` and the revision that began the rollout. */
export const rolloutId = v.pipe(v.string(), v.regex(/^r\d{1,9}$/));

const releases = v.record(remoteId, releaseReference);

/** How a share grows by itself: the shares to come in ten-thousandths (10,000 is everybody), the minutes between them, when the present one began, and who asked for it. */
export const rolloutSteps = v.object({
  next: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))), v.minLength(1)),
  everyMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  since: timestamp,
  by: v.string(),
});

/** Releases that a share of the visitors gets, together: one remote or a set. `share` counts in ten-thousandths. */
export const rollout = v.object({
  id: rolloutId,
  share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
  releases,
  steps: v.exactOptional(rolloutSteps),
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
  /** The remotes that a rollback took back, when it was not the whole channel: no other one may go down by it. */
  remotes: v.exactOptional(v.array(remoteId)),
  /** What a halt was decided by: tries of the release of the share and of the stable one, and how many failed. `by` says of what kind, pages where nothing is said. */
  figures: v.exactOptional(
    v.record(remoteId, v.object({ by: v.exactOptional(v.string()), share: arm, stable: arm, z: v.number() })),
  ),
});

/** What is before the revisions of a document: the segment that was closed last, by its newest revision and the SHA-384 of its bytes, and what a page may still fall back to from then. */
export const closedPast = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  digest: sha384,
  /** The last releases of each remote that were live and not taken back, the newest last. */
  good: v.record(remoteId, v.pipe(v.array(releaseReference), v.minLength(1), v.maxLength(10))),
});

/** A channel as it is worked with: an append-only list of revisions, the newest last; numbers only grow (federation.md §1). Signed by the registry, good until `expires`. What is older than `before` lies in closed segments. */
export interface ChannelDocument {
  readonly channel: string;
  readonly issued: string;
  readonly expires: string;
  readonly before?: ClosedPast;
  readonly revisions: readonly ChannelRevision[];
}

/** Keeps a signature for a channel from counting for another document. */
export const channelKind = 'aylal-channel';
/** What a reader takes and a writer may write. A head of fifty remotes has some 60 KB; documents from before there were segments hold thousands of revisions. */
export const mostChannelBytes = 16 * 1024 * 1024;

export type ReleaseReference = v.InferOutput<typeof releaseReference>;
export type RolloutSteps = v.InferOutput<typeof rolloutSteps>;
export type Rollout = v.InferOutput<typeof rollout>;
export type ChannelRevision = v.InferOutput<typeof channelRevision>;
export type ClosedPast = v.InferOutput<typeof closedPast>;
/** A release of each remote, by the remote. */
export type References = Readonly<Record<string, ReleaseReference>>;

/** The set that a channel points to; empty before anything is promoted. */
export function currentReleases(channel: Pick<ChannelDocument, 'revisions'>): References {
  return channel.revisions.at(-1)?.releases ?? {};
}

/** The newest release of a remote that was live before the present one and was not taken back: what a page falls back to. */
export function lastGoodOf(
  channel: Pick<ChannelDocument, 'revisions' | 'before'>,
  remote: string,
  atRevision: number = Infinity,
): ReleaseReference | undefined {
  const good = goodReleases(channel, remote, atRevision);
  const present = channel.revisions.findLast(({ revision }) => revision <= atRevision)?.releases[remote];
  return good.findLast(({ digest }) => digest !== present?.digest);
}

/** The releases of a remote that were live and not taken back, each once, by when they were live last. */
export function goodReleases(
  { before, revisions }: Pick<ChannelDocument, 'revisions' | 'before'>,
  remote: string,
  atRevision: number = Infinity,
): readonly ReleaseReference[] {
  const good = new Map((before?.good[remote] ?? []).map((release) => [release.digest, release]));
  let last = [...good.values()].at(-1);
  for (const { revision, act, releases } of revisions) {
    const now = releases[remote];
    if (revision > atRevision || !now) continue;
    if (act === 'rollback' && last && last.digest !== now.digest) good.delete(last.digest);
    good.delete(now.digest);
    good.set(now.digest, now);
    last = now;
  }
  return [...good.values()];
}
