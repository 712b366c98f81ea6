import * as v from 'valibot';
import type { Arm } from './failure-test.ts';

/** What browsers measure of a page: the largest paint and the slowest answer to a visitor in milliseconds, and how much the content jumped (a plain number). */
export const vitalNames = ['lcp', 'inp', 'cls'] as const;

/** See `vitalNames`. */
export type VitalName = (typeof vitalNames)[number];

/** Upper bounds of the spans in which values are counted; the last span has none. Coarse on purpose: counts say nothing about a person. */
export const vitalBounds = {
  lcp: [1000, 1800, 2500, 4000, 8000],
  inp: [50, 100, 200, 500, 1000],
  cls: [0.01, 0.05, 0.1, 0.25, 0.5],
} as const satisfies Record<VitalName, readonly number[]>;

/** What counts as good, by the thresholds that browsers' makers publish (web.dev/articles/vitals). Each is a bound. */
export const goodWithin = { lcp: 2500, inp: 200, cls: 0.1 } as const satisfies Record<VitalName, number>;

/** Pages per span, one number more than there are bounds. */
export type VitalSpans = readonly number[];

const spanCount = vitalBounds.lcp.length + 1;
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));

/** Of `Vitals`. */
export const vitals = v.record(v.picklist(vitalNames), v.pipe(v.array(count), v.length(spanCount), v.readonly()));

/** Spans of each vital that was measured. */
export type Vitals = Readonly<v.InferOutput<typeof vitals>>;

/** Vitals by the pattern of the page; a release has few, and each name is short. */
export const routeVitals = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^\/[\w:/*-]{0,80}$/)), vitals),
  v.check((routes) => Object.keys(routes).length <= 200, 'few routes'),
);

/** See `routeVitals`. */
export type RouteVitals = Readonly<Record<string, Vitals>>;

/** Nothing was measured yet. */
export const noVitalSpans: VitalSpans = Array.from({ length: spanCount }, () => 0);

/** Index of the span that a value belongs to. */
export function vitalSpan(name: VitalName, value: number): number {
  const span = vitalBounds[name].findIndex((bound) => value <= bound);
  return span === -1 ? vitalBounds[name].length : span;
}

/** Adds two counts span by span. */
export function addVitals(to: Vitals, more: Vitals): Vitals {
  return Object.fromEntries(
    vitalNames
      .filter((name) => to[name] ?? more[name])
      .map((name) => [name, (to[name] ?? noVitalSpans).map((sum, span) => sum + (more[name]?.[span] ?? 0))]),
  );
}

/** Adds two counts route by route. */
export function addRouteVitals(to: RouteVitals, more: RouteVitals): RouteVitals {
  const added = Object.entries(more).map(([route, vitalsOf]) => [route, addVitals(to[route] ?? {}, vitalsOf)]);
  return { ...to, ...Object.fromEntries(added) };
}

/** Pages that measured a vital, and how many of the values were not good. */
export function vitalTrials(measured: Vitals): { readonly [name in VitalName]?: Arm } {
  return Object.fromEntries(
    vitalNames.flatMap((name) => {
      const spans = measured[name];
      if (!spans) return [];
      const good = vitalSpan(name, goodWithin[name]);
      const sum = (some: VitalSpans) => some.reduce((all, one) => all + one, 0);
      return [[name, { pages: sum(spans), failures: sum(spans.slice(good + 1)) }]];
    }),
  );
}

/** The bound that three quarters of the values stay within; null without values, `Infinity` when it lies in the open span. */
export function vitalWithin(name: VitalName, spans: VitalSpans): number | null {
  const all = spans.reduce((sum, one) => sum + one, 0);
  if (all === 0) return null;
  let sum = 0;
  const span = spans.findIndex((one) => (sum += one) >= all * 0.75);
  return vitalBounds[name][span] ?? Infinity;
}
