/** Pages that met a release, and how many of them saw it fail. */
export interface Arm {
  readonly pages: number;
  readonly failures: number;
}

/** Below this nothing is said: a handful of pages proves nothing. */
export const leastPages = 50;
const leastFailures = 5;
const alpha = 0.01;

/** How far the share's rate of failures lies above the stable one, in standard errors of their difference under equal rates. */
export function excessOf(share: Arm, stable: Arm): number {
  const pages = share.pages + stable.pages;
  if (share.pages === 0 || stable.pages === 0) return 0;
  const rate = Math.min(1, (share.failures + stable.failures) / pages);
  const error = Math.sqrt(rate * (1 - rate) * (1 / share.pages + 1 / stable.pages));
  const difference = share.failures / share.pages - stable.failures / stable.pages;
  return error === 0 ? 0 : difference / error;
}

/**
 * The excess at which a share is halted. It may be looked at after every report: the bound is uniform in time (the law of the iterated logarithm in the form of
 * Howard et al., 2021), so that a sound release is halted by chance with 1 % over its whole rollout, not at every look.
 */
export function haltingExcess(pages: number): number {
  return 1.7 * Math.sqrt(Math.log(Math.log(2 * Math.max(pages, leastPages))) + 0.72 * Math.log(5.2 / alpha));
}

/** True when the share's release fails significantly more than the stable one. */
export function failsMore(share: Arm, stable: Arm): boolean {
  if (share.pages < leastPages || stable.pages < leastPages || share.failures < leastFailures) return false;
  return excessOf(share, stable) > haltingExcess(Math.min(share.pages, stable.pages));
}
