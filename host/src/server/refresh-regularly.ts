import type { ReleaseSource } from '@aylal/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { ProviderFacts } from './provider/provider-facts.ts';
import type { ReleaseCounts } from './remotes/release-counts.ts';

/** Four looks a minute: what a rollback changes reaches new pages well within 60 s (MFE-8). */
export const standardRefreshMs = 15_000;

export interface Refreshed {
  readonly facts: ProviderFacts;
  readonly source: ReleaseSource;
  readonly counts: ReleaseCounts;
  readonly log: FastifyBaseLogger;
}

/** Reads rates and releases now and then, and hands the counts to the registry; what cannot be read stays as it was. Returns the undo. */
export function refreshRegularly({ facts, source, counts, log }: Refreshed, everyMs = standardRefreshMs): () => void {
  const look = () => {
    facts.refresh().catch((error: unknown) => log.info({ event: 'rates-not-read', cause: (error as Error).name }));
    source
      .refresh()
      .then(() => source.report?.(counts.take()))
      .catch((error: unknown) => log.warn({ event: 'releases-not-read', cause: (error as Error).message }));
  };
  const refreshing = setInterval(look, everyMs);
  refreshing.unref();
  look();
  return () => clearInterval(refreshing);
}
