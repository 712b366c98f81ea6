import type { Deps } from '../deps.ts';
import { PartnerError } from '../partners/partner-error.ts';
import { makeCatalogue, type EsimCatalogue } from './esim-catalogue.ts';
import type { EsimSupplier } from './esim-supplier.ts';
import { usdRate } from './usd-rate.ts';

const FRESH_MS = 10 * 60_000;
const AFTER_FAILURE_MS = 30_000;

/** What is on sale. Only the very first who asks waits for the supplier; later ones get what is known while it is read anew. */
export interface KeptCatalogue {
  /** Throws `PartnerError` while the supplier has never been heard. */
  read(): Promise<EsimCatalogue>;
}

/** Keeps the last good catalogue: a supplier that is silent costs no visitor a page. */
export function createKeptCatalogue(
  { db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>,
  supplier: EsimSupplier,
): KeptCatalogue {
  let kept: EsimCatalogue | undefined;
  let readAgainAt = 0;
  let reading: Promise<EsimCatalogue> | undefined;

  async function ask(): Promise<EsimCatalogue> {
    try {
      const plans = await supplier.plans();
      if (plans.length === 0) throw new PartnerError('unavailable', 'NOTHING_ON_SALE');
      const rate = await usdRate(db);
      readAgainAt = clock.now() + FRESH_MS;
      return (kept = makeCatalogue(plans, rate));
    } catch (error) {
      readAgainAt = clock.now() + AFTER_FAILURE_MS;
      logger.warn('esim-catalogue-failed', { key: error instanceof PartnerError ? error.key : 'unknown' });
      throw error;
    } finally {
      reading = undefined;
    }
  }

  return {
    read: async () => {
      if (kept && clock.now() < readAgainAt) return kept;
      reading ??= ask();
      if (!kept) return reading;
      reading.catch(() => undefined);
      return kept;
    },
  };
}
