import type { Load } from './measure-load.ts';
import { median, pairedRatio } from './statistics.ts';

/** What is compared, with its unit. */
export const figures = {
  largestPaint: 'LCP, ms',
  selectable: 'a result can be clicked, ms',
  firstPaint: 'first paint, ms',
  requests: 'requests',
  scriptBytes: 'script bytes',
  allBytes: 'all bytes',
  pageBytes: 'bytes of HTML',
  depth: 'depth of the request chain',
  layoutShift: 'layout shift',
  longestTask: 'longest task, ms',
  blockedMs: 'blocked by tasks, ms',
} as const satisfies Partial<Record<keyof Load, string>>;

export type Figure = keyof typeof figures;

/** Medians of both and the median of the ratios of each pair. The ratio is null where the base is nothing. */
export interface Compared {
  readonly measured: number;
  readonly base: number;
  readonly ratio: number | null;
}

/** Load n of the one stands with load n of the other: they ran one after the other. */
export function compareLoads(measured: readonly Load[], base: readonly Load[]): Record<Figure, Compared> {
  const names = Object.keys(figures) as Figure[];
  return Object.fromEntries(
    names.map((name) => [name, compareFigure(valuesOf(measured, name), valuesOf(base, name))]),
  ) as Record<Figure, Compared>;
}

function valuesOf(loads: readonly Load[], name: Figure): number[] {
  return loads.map((load) => load[name]);
}

function compareFigure(measured: readonly number[], base: readonly number[]): Compared {
  return {
    measured: median(measured),
    base: median(base),
    ratio: base.includes(0) ? null : pairedRatio(measured, base),
  };
}
