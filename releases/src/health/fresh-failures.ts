import type { FreshSet } from '../channels/fresh-sets.ts';
import type { ChannelRevision, References } from '../documents/channel-document.ts';
import { armOf, failureKinds, lostComparison, type ComparedBy } from './compare-arms.ts';
import { failsMore, type Arm } from './failure-test.ts';
import type { HealthCounts } from './health-counts.ts';
import type { CountedArm } from './trials.ts';

const none: CountedArm = { pages: 0, failures: 0 };

/** A fresh set that has to go back, and the figures that say so. */
export interface FreshFailure {
  readonly set: FreshSet;
  readonly figures: NonNullable<ChannelRevision['figures']>;
}

/**
 * The first of the fresh sets of which a remote fails more than the release that it replaced ever did. Nothing when what did not move fails more than before too: then it is
 * the network or the server, and an older release would fail as well.
 */
export function freshFailure(
  health: HealthCounts,
  live: References,
  watched: readonly FreshSet[],
): FreshFailure | undefined {
  for (const set of watched) {
    const arms = health.fresh[set.revision] ?? {};
    const failing = Object.keys(set.releases).flatMap((remote) => {
      const share = arms[remote] ?? none;
      const stable = countOf(health, remote, set.replaced.releases[remote]?.version);
      const lost = lostComparison(share, stable, failureKinds, Object.keys(set.releases).length);
      return lost ? [[remote, lost] as const] : [];
    });
    const isItsOwn = failing.some(([, { by }]) => !everythingFails(health, live, set, by));
    if (isItsOwn) return { set, figures: Object.fromEntries(failing) };
  }
  return undefined;
}

function everythingFails(health: HealthCounts, live: References, set: FreshSet, by: ComparedBy): boolean {
  const arms = health.fresh[set.revision] ?? {};
  const others = Object.keys(live).filter((remote) => !Object.hasOwn(set.releases, remote));
  const since = others.map((remote) => armOf(arms[remote] ?? none, by)).reduce(sum, none);
  const ever = others.map((remote) => armOf(countOf(health, remote, live[remote]?.version), by)).reduce(sum, none);
  const before = { pages: ever.pages - since.pages, failures: ever.failures - since.failures };
  return failsMore(since, before);
}

function countOf({ all }: HealthCounts, remote: string, version: string | undefined): CountedArm {
  return (version !== undefined && all[remote]?.[version]) || none;
}

function sum(a: Arm, b: Arm): Arm {
  return { pages: a.pages + b.pages, failures: a.failures + b.failures };
}
