import * as v from 'valibot';
import { releaseVersion, remoteId, timestamp } from '../documents/release-record.ts';
import { allKinds, armOf, comparisonRule, type ComparedBy } from './compare-arms.ts';
import { haltingFailures, type Arm } from './failure-test.ts';
import { rolloutArms } from './health-counts.ts';

const point = v.strictObject({ at: timestamp, arms: rolloutArms });

/** How a rollout went: the releases of its share, and what both sides had come to in all, from time to time. */
export const rolloutHistory = v.strictObject({
  releases: v.record(remoteId, releaseVersion),
  points: v.array(point),
});

/** See `rolloutHistory`. */
export type RolloutHistory = v.InferOutput<typeof rolloutHistory>;

type Point = RolloutHistory['points'][number];

/** The tries and failures of both sides up to an instant, and with how many failures the share would have ended there; null where no number would have ended it. */
export interface CurvePoint {
  readonly at: string;
  readonly share: Arm;
  readonly stable: Arm;
  readonly limit: number | null;
}

/** One remote of a rollout by one comparison, the oldest point first. */
export interface RolloutCurve {
  readonly rollout: string;
  readonly version: string;
  readonly by: ComparedBy;
  readonly points: readonly CurvePoint[];
}

const mostPoints = 240;
const leastGapMs = 15_000;

/** The points with the newest one. It takes the place of the last when that is nearer to the one before than the points should be; when there are too many, every second is left out. */
export function addPoint(points: readonly Point[], newest: Point): Point[] {
  const [before, last] = points.slice(-2);
  const span = Date.parse(newest.at) - Date.parse(points[0]?.at ?? newest.at);
  const gap = Math.max(leastGapMs, span / mostPoints);
  const isNear = before && last && Date.parse(last.at) - Date.parse(before.at) < gap;
  const next = [...(isNear ? points.slice(0, -1) : points), newest];
  return next.length > mostPoints ? next.filter((_one, index) => (next.length - 1 - index) % 2 === 0) : next;
}

/** The curves of a remote, one for each comparison that had tries on both sides; none where the rollout does not hold it. */
export function curvesOf(rollout: string, { releases, points }: RolloutHistory, remote: string): RolloutCurve[] {
  const version = releases[remote];
  if (version === undefined) return [];
  return allKinds.flatMap((by) => {
    const rule = comparisonRule(by, Object.keys(releases).length);
    const drawn = points.flatMap(({ at, arms }): CurvePoint[] => {
      const sides = arms[remote];
      if (!sides) return [];
      const [share, stable] = [armOf(sides.share, by), armOf(sides.stable, by)];
      return [{ at, share, stable, limit: haltingFailures(share.pages, stable, rule) }];
    });
    const last = drawn.at(-1);
    return last && last.share.pages > 0 && last.stable.pages > 0 ? [{ rollout, version, by, points: drawn }] : [];
  });
}
