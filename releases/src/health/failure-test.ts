/** Tries, such as pages that met a release, and how many of them went wrong. */
export interface Arm {
  readonly pages: number;
  readonly failures: number;
}

/** Below this nothing is said: a handful of pages proves nothing. */
export const leastPages = 50;
const leastFailures = 5;
/** One of a hundred equal releases may be halted by chance, in all comparisons of its rollout together. */
const alpha = 0.01;

/** How a share is compared. */
export interface ComparisonRule {
  /** By how much more of its tries an equally good release may fail, for reasons that are not its own. */
  readonly margin?: number;
  /** How many comparisons are made of one rollout: they share the 1 %. */
  readonly comparisons?: number;
}

/** How far the share's rate of failures lies above the stable one and the margin, in standard errors of their difference under rates that differ by the margin. */
export function excessOf(share: Arm, stable: Arm, { margin = 0 }: ComparisonRule = {}): number {
  const pages = share.pages + stable.pages;
  if (share.pages === 0 || stable.pages === 0) return 0;
  const rate = Math.min(1, (share.failures + stable.failures) / pages + margin);
  const error = Math.sqrt(rate * (1 - rate) * (1 / share.pages + 1 / stable.pages));
  const difference = share.failures / share.pages - stable.failures / stable.pages - margin;
  return error === 0 ? 0 : difference / error;
}

/**
 * The excess at which a share is halted. It may be looked at after every report: the bound is uniform in time (the law of the iterated logarithm in the form of
 * Howard et al., 2021), so that a sound release is halted by chance with 1 % over its whole rollout, not at every look.
 */
export function haltingExcess(pages: number, { comparisons = 1 }: ComparisonRule = {}): number {
  const chance = alpha / comparisons;
  return 1.7 * Math.sqrt(Math.log(Math.log(2 * Math.max(pages, leastPages))) + 0.72 * Math.log(5.2 / chance));
}

/** The fewest failures with which a share of so many pages would fail significantly more than the stable release; null where no number would. */
export function haltingFailures(pages: number, stable: Arm, rule: ComparisonRule = {}): number | null {
  if (!failsMore({ pages, failures: pages }, stable, rule)) return null;
  let [sound, halted] = [0, pages];
  while (halted - sound > 1) {
    const failures = Math.floor((sound + halted) / 2);
    if (failsMore({ pages, failures }, stable, rule)) halted = failures;
    else sound = failures;
  }
  return halted;
}

/** True when the share's release fails significantly more than the stable one. */
export function failsMore(share: Arm, stable: Arm, rule: ComparisonRule = {}): boolean {
  if (share.pages < leastPages || stable.pages < leastPages || share.failures < leastFailures) return false;
  return excessOf(share, stable, rule) > haltingExcess(Math.min(share.pages, stable.pages), rule);
}
