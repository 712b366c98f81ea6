import * as v from 'valibot';
import type { FreshSet } from '../channels/fresh-sets.ts';
import type { ChannelRevision, References, Rollout } from '../documents/channel-document.ts';
import type { ReleaseCount } from '../release-source.ts';
import { timestamp } from '../documents/release-record.ts';
import { addLoadTimes, noLoadTimes } from './load-times.ts';
import { excessOf, failsMore, type Arm } from './failure-test.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const arm = v.strictObject({ pages: count, failures: count });
/** What one release came to, and when a page met it last: retention goes by that. */
const releaseHealth = v.strictObject({
  ...arm.entries,
  healed: v.optional(count, 0),
  loads: v.optional(v.array(count), () => [...noLoadTimes]),
  lastSeen: v.exactOptional(timestamp),
});

/**
 * Counts of a channel: in all per remote and version; per rollout of its share against the stable releases of the same time; and per promotion that is watched still (by its
 * revision), of each remote's live release since then.
 */
export const healthCounts = v.strictObject({
  all: v.record(v.string(), v.record(v.string(), releaseHealth)),
  rollouts: v.record(v.string(), v.record(v.string(), v.strictObject({ share: arm, stable: arm }))),
  fresh: v.optional(v.record(v.string(), v.record(v.string(), arm)), {}),
  /** Nonces of the latest reports. */
  seen: v.array(v.string()),
});

export type ReleaseHealth = v.InferOutput<typeof releaseHealth>;
export type HealthCounts = v.InferOutput<typeof healthCounts>;
/** A channel of which nothing was reported yet. */
export const noCounts: HealthCounts = { all: {}, rollouts: {}, fresh: {}, seen: [] };

type Arms = HealthCounts['rollouts'][string];

const none: Arm = { pages: 0, failures: 0 };

function add(to: Arm = none, more: Arm): Arm {
  const pages = to.pages + more.pages;
  // Never more than met it. A page may fail long after the report that told of it, so the sums are compared, not the reports.
  return { pages, failures: Math.min(to.failures + more.failures, pages) };
}

function addRelease(to: ReleaseHealth | undefined, one: ReleaseCount, at: string): ReleaseHealth {
  const seen = one.pages > 0 ? at : to?.lastSeen;
  return {
    ...add(to, one),
    healed: (to?.healed ?? 0) + (one.healed ?? 0),
    loads: [...addLoadTimes(to?.loads ?? noLoadTimes, one.loads ?? noLoadTimes)],
    ...(seen ? { lastSeen: seen } : {}),
  };
}

/** The arms of a rollout with one more count: of its own release, of the stable one, or, beside a remote that the other visitors do not have, of all that they have. */
function addToArms(arms: Arms, { releases }: Rollout, live: References, one: ReleaseCount): Arms {
  const next = { ...arms };
  const put = (remote: string, side: 'share' | 'stable') => {
    const known = next[remote] ?? { share: none, stable: none };
    next[remote] = { ...known, [side]: add(known[side], one) };
  };
  const own = releases[one.remote];
  const isLive = live[one.remote]?.version === one.version;
  if (own?.version === one.version) put(one.remote, 'share');
  else if (own && isLive) put(one.remote, 'stable');
  else if (!own && isLive) for (const remote of Object.keys(releases)) if (!live[remote]) put(remote, 'stable');
  return next;
}

/** Adds a report; a report that was seen changes nothing. */
export function addCounts(
  health: HealthCounts,
  revision: ChannelRevision,
  watched: readonly FreshSet[],
  { nonce, counts, at }: { nonce: string; counts: readonly ReleaseCount[]; at: string },
): HealthCounts {
  if (health.seen.includes(nonce)) return health;
  const all = structuredClone(health.all);
  const rollouts = Object.fromEntries(
    revision.rollouts.map(({ id }) => [id, structuredClone(health.rollouts[id] ?? {})]),
  );
  const fresh = Object.fromEntries(
    watched.map(({ revision: number }) => [String(number), structuredClone(health.fresh[number] ?? {})]),
  );
  for (const one of counts) {
    const { remote, version } = one;
    if (revision.releases[remote]?.version === version)
      for (const arms of Object.values(fresh)) arms[remote] = add(arms[remote], one);
    all[remote] = { ...all[remote], [version]: addRelease(all[remote]?.[version], one, at) };
    for (const rollout of revision.rollouts)
      rollouts[rollout.id] = addToArms(rollouts[rollout.id] ?? {}, rollout, revision.releases, one);
  }
  return { all, rollouts, fresh, seen: [...health.seen, nonce].slice(-500) };
}

/** The rollouts that must end, and by which figures. */
export function rolloutsToHalt(health: HealthCounts, revision: ChannelRevision) {
  const ids: string[] = [];
  const figures: NonNullable<ChannelRevision['figures']> = {};
  for (const { id } of revision.rollouts)
    for (const [remote, { share, stable }] of Object.entries(health.rollouts[id] ?? {})) {
      if (!failsMore(share, stable)) continue;
      if (!ids.includes(id)) ids.push(id);
      figures[remote] = { share, stable, z: Math.round(excessOf(share, stable) * 100) / 100 };
    }
  return { ids, figures };
}
