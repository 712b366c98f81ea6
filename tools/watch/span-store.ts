import type { WatchedSpan } from './read-otlp.ts';

const MOST_SPANS = 20_000;
const SHOWN_TRACES = 40;
const SHOWN_ROUTES = 40;

/** How the answers of one route went, over what is still here. */
export interface WatchedRoute {
  readonly service: string;
  readonly name: string;
  readonly count: number;
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

/** The newest spans of all services. */
export function createSpanStore() {
  let spans: WatchedSpan[] = [];
  return {
    add(fresh: readonly WatchedSpan[]): void {
      spans = [...spans, ...fresh].slice(-MOST_SPANS);
    },
    /** Routes that were asked for, or jobs that nobody asks for; those first that took the most time altogether. */
    routes(kind: 'asked' | 'jobs'): readonly WatchedRoute[] {
      const shown = spans.filter(({ isRequest, parentId }) =>
        kind === 'asked' ? isRequest : !isRequest && parentId === '',
      );
      const groups = Map.groupBy(shown, ({ service, name }) => `${service} ${name}`);
      return [...groups.values()]
        .toSorted((a, b) => sum(b) - sum(a))
        .slice(0, SHOWN_ROUTES)
        .map((all) => {
          const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
          const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
          const { service = '', name = '' } = all[0] ?? {};
          const failed = all.filter((one) => one.failed).length;
          return { service, name, count: all.length, failed, p50: at(0.5), p95: at(0.95), most: at(1) };
        });
    },
    /** The first spans of the newest traces that somebody asked for or that failed, the newest first. */
    traces(): readonly WatchedSpan[] {
      const known = new Set(spans.map(({ spanId }) => spanId));
      return spans
        .filter(({ parentId }) => parentId === '' || !known.has(parentId))
        .filter(({ isRequest, failed }) => isRequest || failed)
        .toSorted((a, b) => b.start - a.start)
        .slice(0, SHOWN_TRACES);
    },
    /** All of one trace, in the order in which it went. */
    trace: (traceId: string): readonly WatchedSpan[] =>
      spans.filter((one) => one.traceId === traceId).toSorted((a, b) => a.start - b.start),
  };
}

export type SpanStore = ReturnType<typeof createSpanStore>;

const sum = (spans: readonly WatchedSpan[]) => spans.reduce((total, { ms }) => total + ms, 0);
