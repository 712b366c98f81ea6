import type { LoadOutcome } from '@aylal/releases';
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
}

type ReportingPage = Pick<Window, 'addEventListener' | 'setTimeout' | 'document'> & {
  readonly performance: Pick<Performance, 'mark'>;
  readonly navigator: Pick<Navigator, 'sendBeacon' | 'onLine'>;
};

/** Most reports of one beacon; a page that throws without end says so once. */
export const mostReports = 20;

/** Collects what became of remotes for the host's server: trouble soon, the rest when the page is left. Nothing while offline: that is no release's fault. */
export function createLoadReporter(page: ReportingPage): (report: LoadReport) => void {
  let waiting: LoadReport[] = [];
  const send = () => {
    if (waiting.length > 0) page.navigator.sendBeacon('/health-beacon', JSON.stringify({ reports: waiting }));
    waiting = [];
  };
  page.addEventListener('pagehide', send);
  page.document.addEventListener('visibilitychange', () => page.document.visibilityState === 'hidden' && send());
  return (report) => {
    // Also where a developer, or the bench, looks at times.
    if (report.outcome !== 'loaded') page.performance.mark(`${report.id} ${report.outcome}`);
    if (!page.navigator.onLine || waiting.length >= mostReports) return;
    waiting.push({ ...report, ms: Math.round(report.ms) });
    if (report.outcome !== 'loaded') page.setTimeout(send, 1000);
  };
}
