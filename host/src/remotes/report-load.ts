import { sendReport } from './page-trace.ts';
import type { LoadOutcome } from '@aylal/releases';
import { cameFromCache } from './came-from-cache.ts';
import type { FailureDetails } from './describe-failure.ts';
import type { UnavailableReason } from './loader.ts';

/** What became of a release of a remote in this page; no personal data. */
export interface LoadReport {
  /** `blocked`: its script held the page for `ms`. */
  readonly outcome: LoadOutcome | 'blocked';
  readonly id: string;
  readonly release: string;
  /** From the start of the load, or for `last-good` from giving up the failed release, until the outcome. */
  readonly ms: number;
  readonly reason?: UnavailableReason | 'listener' | 'promise' | 'loader';
  /** Set where nothing of it came over the network, or a foreign origin does not say. */
  cached?: true;
  /** Of what was thrown, where the description came in time. */
  details?: FailureDetails;
}

/** Notes what became of a release; `thrown` says why it failed. */
export type ReportLoad = (report: LoadReport, thrown?: unknown) => void;

/** Adds the details to a report, without anything personal. May reject. */
export type AddDetails = (report: LoadReport, thrown: unknown) => Promise<void>;

type ReportingPage = Pick<Window, 'addEventListener' | 'setTimeout' | 'document'> & {
  readonly performance: Pick<Performance, 'mark' | 'getEntriesByType'>;
  readonly navigator: Pick<Navigator, 'sendBeacon' | 'onLine'>;
};

/** Most reports of one beacon; a page that throws without end says so once. */
export const mostReports = 20;

/** Most failures of one beacon that are described. */
const mostDescribed = 4;

/** Collects what became of remotes for the host's server: trouble soon, the rest when the page is left. Nothing while offline: that is no release's fault. */
export function createLoadReporter(page: ReportingPage, addDetails: AddDetails): ReportLoad {
  let waiting: LoadReport[] = [];
  const send = () => {
    if (waiting.length > 0) sendReport(page, { reports: waiting });
    waiting = [];
  };
  page.addEventListener('pagehide', send);
  page.document.addEventListener('visibilitychange', () => page.document.visibilityState === 'hidden' && send());
  return (report, thrown) => {
    // Also where a developer, or the bench, looks at times.
    page.performance.mark(`${report.id} ${report.outcome}`, { detail: report });
    if (!page.navigator.onLine || waiting.length >= mostReports) return;
    const rounded: LoadReport = { ...report, ms: Math.round(report.ms) };
    if (report.outcome === 'loaded' && cameFromCache(page, report)) rounded.cached = true;
    if (waiting.push(rounded) <= mostDescribed && thrown) addDetails(rounded, thrown).catch(() => undefined);
    if (report.outcome !== 'loaded') page.setTimeout(send, 1000);
  };
}
