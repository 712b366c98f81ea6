/**
 * What became of a release of a remote in one page, as browsers tell it to their host's server (`POST /health-beacon`); one report for each release that a page tried.
 *
 * - `loaded`: the first attempt was good; its time counts.
 * - `healed`: an attempt failed and a retry of the same release was good. Nobody saw a fault, so it is no failure; it is counted apart, because many of them tell of a bad line or file host.
 * - `last-good`: the release named here stood in for one that failed; that one has a report `failed` of its own.
 * - `failed`: the release could not be loaded in this page, its retry included. A failure.
 * - `render-error`: it was loaded and threw in render, effect or handler. A failure.
 */
export const loadOutcomes = ['loaded', 'healed', 'last-good', 'failed', 'render-error'] as const;

export type LoadOutcome = (typeof loadOutcomes)[number];

/** True when the outcome counts against the release: only these halt a share. */
export function isFailure(outcome: LoadOutcome): boolean {
  return outcome === 'failed' || outcome === 'render-error';
}
