import { Refused, type ReleaseSource } from '@aylal/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { ConfigCache } from './provider/config-cache.ts';
import type { ReleaseCounts } from './remotes/release-counts.ts';
import type { ReleaseFailures } from './remotes/release-failures.ts';

/** Four looks a minute: what a rollback changes reaches new pages well within 60 s (MFE-8). */
export const standardRefreshMs = 15_000;

export interface Refreshed {
  readonly facts: ConfigCache;
  readonly source: ReleaseSource;
  readonly counts: ReleaseCounts;
  readonly failures: ReleaseFailures;
  readonly log: FastifyBaseLogger;
}

export interface Refreshing {
  stop(): void;
  /** Why the releases were not read again at the last look: the code of the refusal, or `no-answer`; null when they were. */
  releaseFault(): string | null;
}

/** Reads rates and releases now and then, and hands the counts to the registry; what cannot be read stays as it was. */
export function refreshRegularly(
  { facts, source, counts, failures, log }: Refreshed,
  everyMs = standardRefreshMs,
): Refreshing {
  let fault: string | null = null;
  let reported = '[]';
  async function lookAtReleases(): Promise<void> {
    try {
      await source.refresh();
      fault = null;
    } catch (error) {
      fault = error instanceof Refused ? error.code : 'no-answer';
      log.warn({ error_code: fault, cause: (error as Error).message }, 'releases-not-read');
    }
    reportUnfit();
    await source.report?.(counts.take());
    const reports = failures.take();
    if (reports.length > 0) await source.reportFailures?.(reports);
  }
  /** Once for each change: the next look finds the same. */
  function reportUnfit(): void {
    const unfit = source.unfit?.() ?? [];
    const now = JSON.stringify(unfit);
    if (now === reported) return;
    reported = now;
    for (const one of unfit) log.warn({ ...one }, 'release-cannot-run');
  }
  const look = () => {
    facts.refresh().catch((error: unknown) => log.info({ cause: (error as Error).name }, 'rates-not-read'));
    lookAtReleases().catch((error: unknown) => log.warn({ cause: (error as Error).message }, 'health-not-reported'));
  };
  const refreshing = setInterval(look, everyMs);
  refreshing.unref();
  look();
  return { stop: () => clearInterval(refreshing), releaseFault: () => fault };
}
