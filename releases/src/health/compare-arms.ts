import { excessOf, failsMore, haltingExcess, type Arm, type ComparisonRule } from './failure-test.ts';
import { trialKinds, type CountedArm, type TrialKind } from './trials.ts';

/** What two sides are compared by: all failures on pages, or one kind of trial. */
export type ComparedBy = 'page' | TrialKind;

/** A comparison that the share loses, with the figures that say so. */
export interface LostComparison {
  readonly by: ComparedBy;
  readonly share: Arm;
  readonly stable: Arm;
  /** Standard errors, to two decimals. */
  readonly z: number;
}

/** Kinds that tell of a release at any time; the others change with the hour and with who comes. */
export const failureKinds = ['page', 'load', 'server', 'screen'] as const satisfies readonly ComparedBy[];
/** Everything that a share and the stable release of the same time are compared by. */
export const allKinds = ['page', ...trialKinds] as const satisfies readonly ComparedBy[];

/**
 * How much worse a good release may do, in parts of its tries. Pages of a share load and render more than those of the stable release, which caches hold: so of all failures together five in a
 * hundred more are not its fault, and of vitals two in a hundred. Where the chances are equal there is no margin.
 */
const margins: Partial<Record<ComparedBy, number>> = { page: 0.05, lcp: 0.02, inp: 0.02, cls: 0.02 };

const none: Arm = { pages: 0, failures: 0 };

/** The comparison that the share loses most clearly; undefined while it loses none. `among` counts the remotes of its rollout, whose comparisons share the promised rate of false halts. */
export function lostComparison(
  share: CountedArm,
  stable: CountedArm,
  kinds: readonly ComparedBy[],
  among: number,
): LostComparison | undefined {
  const lost = kinds.flatMap((by) => {
    const [one, other] = [armOf(share, by), armOf(stable, by)];
    const rule = comparisonRule(by, among);
    if (!failsMore(one, other, rule)) return [];
    const excess = excessOf(one, other, rule);
    const z = Math.round(excess * 100) / 100;
    const over = excess / haltingExcess(Math.min(one.pages, other.pages), rule);
    return [{ over, found: { by, share: one, stable: other, z } }];
  });
  return lost.toSorted((a, b) => b.over - a.over)[0]?.found;
}

/** How a share is compared by one kind, in a rollout of so many remotes. */
export function comparisonRule(by: ComparedBy, among: number): Required<ComparisonRule> {
  return { margin: margins[by] ?? 0, comparisons: allKinds.length * among };
}

/** What a side came to by one kind. */
export function armOf(side: CountedArm, by: ComparedBy): Arm {
  if (by !== 'page') return side.trials?.[by] ?? none;
  const { pages, failures } = side;
  return { pages, failures };
}
