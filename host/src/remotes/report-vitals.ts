import { sendReport } from './page-trace.ts';
import type { VitalName } from '@aylal/releases';
import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';
import type { BootDocument } from './boot-document.ts';
import { cameFromCache } from './came-from-cache.ts';
import { findRoute } from './find-route.ts';

/** A vital of a page, with the release of the remote that owns the page; no personal data. */
export interface VitalReport {
  readonly id: string;
  readonly release: string;
  readonly name: VitalName;
  /** Milliseconds; of `cls` a plain number. */
  readonly value: number;
  /** Pattern of the page, never an address. */
  readonly route: string;
}

/** How a vital is measured; see `onLCP` of web-vitals. */
type Measure = (callback: (metric: MetricType) => void) => void;
const standard: Readonly<Record<VitalName, Measure>> = { lcp: onLCP, inp: onINP, cls: onCLS };

type MeasuredPage = Pick<Window, 'location' | 'queueMicrotask'> & {
  readonly performance: Pick<Performance, 'getEntriesByType'>;
  readonly navigator: Pick<Navigator, 'sendBeacon'>;
};

/**
 * Tells the host's server how the page did, once for each vital, when it is left or hidden. Nothing of pages of the shell. The largest paint counts only where the remote came over the
 * network: caches would say more of it than the release does. Answers and jumps count only while the visitor stayed within the remote.
 */
export function reportVitals(
  page: MeasuredPage,
  { descriptors, releases }: Pick<BootDocument, 'descriptors' | 'releases'>,
  measures = standard,
): void {
  const ownerOf = () => findRoute(descriptors, page.location.pathname)?.descriptor.id;
  const id = ownerOf();
  // What is measured is the page that was opened, wherever its visitor has gone since.
  const route = findRoute(descriptors, page.location.pathname)?.route.pattern ?? '';
  const release = id === undefined ? undefined : releases[id]?.version;
  if (id === undefined || release === undefined) return;
  let waiting: VitalReport[] = [];
  const reported = new Set<VitalName>();
  const send = () => {
    if (waiting.length > 0) sendReport(page, { vitals: waiting });
    waiting = [];
  };
  const report = (name: VitalName, value: number) => {
    const counts = name === 'lcp' ? !cameFromCache(page, { id, release }) : ownerOf() === id;
    if (reported.has(name) || !counts) return;
    reported.add(name);
    if (waiting.length === 0) page.queueMicrotask(send);
    waiting.push({ id, release, name, value: Math.round(value * 1000) / 1000, route });
  };
  measures.lcp(({ value }) => report('lcp', value));
  measures.inp(({ value }) => report('inp', value));
  measures.cls(({ value }) => report('cls', value));
}
