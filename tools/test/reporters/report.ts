/** What a reporter inside a test program sends to the runner. */
export type Report =
  | { readonly kind: 'planned'; readonly count: number }
  | { readonly kind: 'started'; readonly name: string }
  /** One unit of the plan is done: a file of jest, a case of Playwright. */
  | { readonly kind: 'finished'; readonly name: string; readonly cases: readonly ReportedCase[] }
  /** Something failed outside of any case. */
  | { readonly kind: 'broken'; readonly failure: string }
  | { readonly kind: 'ended' };

export interface ReportedCase {
  /** Absolute path. */
  readonly file: string;
  readonly line?: number;
  /** Left out when the file could not be run at all. */
  readonly title?: string;
  /** `retried`: failed, and will be tried again. */
  readonly status: 'passed' | 'failed' | 'retried' | 'skipped';
  readonly milliseconds: number;
  readonly failure?: string;
}

/**
 * Resolves when everything has reached the runner, and closes the channel: code under test may listen to it (the embedded PostgreSQL does), which would keep the program from
 * ending.
 */
export function endReports(): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send) return resolve();
    process.send({ kind: 'ended' } satisfies Report, undefined, undefined, () => {
      process.disconnect();
      resolve();
    });
  });
}

/** Sends a report to the runner; a test program that was started by hand has none. */
export function sendReport(report: Report): void {
  process.send?.(report);
}
