import * as v from 'valibot';
import type { FreshSet } from '../channels/fresh-sets.ts';
import type { ChannelRevision, References, Rollout } from '../documents/channel-document.ts';
import type { ReleaseCount } from '../release-source.ts';
import { timestamp } from '../documents/release-record.ts';
import { addLoadTimes, noLoadTimes } from './load-times.ts';
import { allKinds, lostComparison } from './compare-arms.ts';
import { addArm, plainArm, trials, type CountedArm } from './trials.ts';
import { addRouteVitals, addVitals, routeVitals, vitals, vitalTrials } from './vitals.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const arm = v.strictObject({ ...plainArm.entries, trials: v.exactOptional(trials) });
/** What one release came to, and when a page met it last: retention goes by that. */
const releaseHealth = v.strictObject({
  ...arm.entries,
  healed: v.optional(count, 0),
  loads: v.optional(v.array(count), () => [...noLoadTimes]),
  vitals: v.exactOptional(vitals),
  routes: v.exactOptional(routeVitals),
  lastSeen: v.exactOptional(timestamp),
});

/** Of a rollout, by remote: what the release of its share came to, and the stable one of the same time. */
export const rolloutArms = v.record(v.string(), v.strictObject({ share: arm, stable: arm }));

/** What releases came to, by remote and version. */
export const releaseCounts = v.record(v.string(), v.record(v.string(), releaseHealth));

/** See `releaseCounts`. */
export type ReleaseCounts = v.InferOutput<typeof releaseCounts>;

/**
 * Counts of a channel: in all per remote and version; per rollout of its share against the stable releases of the same time; and per promotion that is watched still (by its
 * revision), of each remote's live release since then.
 */
export const healthCounts = v.strictObject({
  all: releaseCounts,
  rollouts: v.record(v.string(), rolloutArms),
  fresh: v.optional(v.record(v.string(), v.record(v.string(), arm)), {}),
  /** Nonces of the latest reports. */
  seen: v.array(v.string()),
});

export type ReleaseHealth = v.InferOutput<typeof releaseHealth>;
export type HealthCounts = v.InferOutput<typeof healthCounts>;
/** A channel of which nothing was reported yet. */
export const noCounts: HealthCounts = { all: {}, rollouts: {}, fresh: {}, seen: [] };

type Arms = HealthCounts['rollouts'][string];

const none: CountedArm = { pages: 0, failures: 0 };

/** What a host counted of a release, with what the spans of its vitals come to. */
function armOf({ pages, failures, trials: trialVitals, vitals: measured }: ReleaseCount): CountedArm {
  return { pages, failures, trials: { ...trialVitals, ...vitalTrials(measured ?? {}) } };
}

function addRelease(to: ReleaseHealth | undefined, one: ReleaseCount, at: string): ReleaseHealth {
  const seen = one.pages > 0 ? at : to?.lastSeen;
  const measured = to?.vitals ?? one.vitals;
  const routes = to?.routes ?? one.routes;
  return {
    ...addArm(to ?? none, armOf(one)),
    healed: (to?.healed ?? 0) + (one.healed ?? 0),
    loads: [...addLoadTimes(to?.loads ?? noLoadTimes, one.loads ?? noLoadTimes)],
    ...(measured ? { vitals: addVitals(to?.vitals ?? {}, one.vitals ?? {}) } : {}),
    ...(routes ? { routes: addRouteVitals(to?.routes ?? {}, one.routes ?? {}) } : {}),
    ...(seen ? { lastSeen: seen } : {}),
  };
}

/** What releases came to, with what one report adds. */
export function addReleases(to: ReleaseCounts, counts: readonly ReleaseCount[], at: string): ReleaseCounts {
  const next = { ...to };
  for (const one of counts)
    next[one.remote] = {
      ...next[one.remote],
      [one.version]: addRelease(next[one.remote]?.[one.version], one, at),
    };
  return next;
}

/** The arms of a rollout with one more count: of its own release, of the stable one, or, beside a remote that the other visitors do not have, of all that they have. */
function addToArms(arms: Arms, { releases }: Rollout, live: References, one: ReleaseCount): Arms {
  const next = { ...arms };
  const put = (remote: string, side: 'share' | 'stable', more = armOf(one)) => {
    const known = next[remote] ?? { share: none, stable: none };
    next[remote] = { ...known, [side]: addArm(known[side], more) };
  };
  const own = releases[one.remote];
  const isLive = live[one.remote]?.version === one.version;
  if (own?.version === one.version) put(one.remote, 'share');
  else if (own && isLive) put(one.remote, 'stable');
  else if (!own && isLive)
    for (const remote of Object.keys(releases)) if (!live[remote]) put(remote, 'stable', failuresOf(armOf(one)));
  return next;
}

/** Without what says something about one remote only: its vitals and its goal. */
function failuresOf({ pages, failures, trials: trialVitals = {} }: CountedArm): CountedArm {
  const { load, server, screen } = trialVitals;
  return { pages, failures, trials: { ...(load && { load }), ...(server && { server }), ...(screen && { screen }) } };
}

/** Adds a report; a report that was seen changes nothing. */
export function addCounts(
  health: HealthCounts,
  revision: ChannelRevision,
  watched: readonly FreshSet[],
  { nonce, counts, at }: { nonce: string; counts: readonly ReleaseCount[]; at: string },
): HealthCounts {
  if (health.seen.includes(nonce)) return health;
  const rollouts = Object.fromEntries(revision.rollouts.map(({ id }) => [id, health.rollouts[id] ?? {}]));
  const fresh = Object.fromEntries(
    watched.map(({ revision: number }) => [String(number), { ...health.fresh[number] }]),
  );
  for (const one of counts) {
    const { remote, version } = one;
    if (revision.releases[remote]?.version === version)
      for (const arms of Object.values(fresh)) arms[remote] = addArm(arms[remote] ?? none, armOf(one));
    for (const rollout of revision.rollouts)
      rollouts[rollout.id] = addToArms(rollouts[rollout.id] ?? {}, rollout, revision.releases, one);
  }
  return { all: addReleases(health.all, counts, at), rollouts, fresh, seen: [...health.seen, nonce].slice(-500) };
}

/** The rollouts that must end, and by which figures. */
export function rolloutsToHalt(health: HealthCounts, revision: ChannelRevision) {
  const ids: string[] = [];
  const figures: NonNullable<ChannelRevision['figures']> = {};
  for (const { id, releases } of revision.rollouts)
    for (const [remote, { share, stable }] of Object.entries(health.rollouts[id] ?? {})) {
      const lost = lostComparison(share, stable, allKinds, Object.keys(releases).length);
      if (!lost) continue;
      if (!ids.includes(id)) ids.push(id);
      figures[remote] = lost;
    }
  return { ids, figures };
}
