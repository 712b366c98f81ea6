import type { ColdLoad } from './measure-cold.ts';
import { median, pairedRatio } from './statistics.ts';

/** What is compared, with its unit. */
export const figures = {
  firstPaint: 'first paint, ms',
  largestPaint: 'LCP, ms',
  contentVisible: 'a result is seen, ms',
  usable: 'a tap on a result leads to it, ms',
  selectable: 'a script answers a tap on a result, ms',
  longestTask: 'longest task, ms',
  blockedMs: 'blocked by tasks, ms',
  layoutShift: 'layout shift',
  requests: 'requests',
  depth: 'depth of the request chain',
  pageBytes: 'bytes of HTML',
  scriptBytes: 'script bytes',
  allBytes: 'all bytes',
  usableBytes: 'bytes until a tap leads on',
} as const satisfies Partial<Record<keyof ColdLoad, string>>;

export type Figure = keyof typeof figures;

/** What the product is compared with, and how it is called. */
export const peerNames = { oneBundle: 'one bundle', floor: 'floor', next: 'Next' } as const;

export type PeerName = keyof typeof peerNames;

/** Medians of both and the median of the ratios of each pair. The ratio is null where the base is nothing. */
export interface Compared {
  readonly measured: number;
  readonly base: number;
  readonly ratio: number | null;
}

/** The product against each peer that was measured. */
export type Comparison<F extends string = Figure> = Readonly<Partial<Record<PeerName, Readonly<Record<F, Compared>>>>>;

/** Load n of the one is with load n of the other: they ran one after the other. */
export function compareLoads<F extends string>(
  measured: readonly Readonly<Record<F, number>>[],
  base: readonly Readonly<Record<F, number>>[],
  names: readonly F[],
): Record<F, Compared> {
  const of = (loads: readonly Readonly<Record<F, number>>[], name: F) => loads.map((load) => load[name]);
  return Object.fromEntries(names.map((name) => [name, compareFigure(of(measured, name), of(base, name))])) as Record<
    F,
    Compared
  >;
}

function compareFigure(measured: readonly number[], base: readonly number[]): Compared {
  return {
    measured: median(measured),
    base: median(base),
    ratio: base.includes(0) ? null : pairedRatio(measured, base),
  };
}
