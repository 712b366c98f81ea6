import type { UnavailableReason } from './loader.ts';

/** What became of an attempt to load a remote; no personal data. */
export interface LoadReport {
  readonly outcome: 'loaded' | 'last-good' | 'failed' | 'render-error';
  readonly id: string;
  readonly release: string;
  readonly ms: number;
  readonly reason?: UnavailableReason;
}

/** Sends what did not go well to the host's server, which counts it per remote and release. */
export function createLoadReporter(send: (url: string, body: string) => void): (report: LoadReport) => void {
  return (report) => {
    if (report.outcome !== 'loaded') send('/health-beacon', JSON.stringify(report));
  };
}
