import type { Deps } from '../deps.ts';
import { PartnerError } from '../partners/partner-error.ts';
import type { BusNetwork, BusSupplier } from './bus-supplier.ts';

const FRESH_MS = 60 * 60_000;
const AFTER_FAILURE_MS = 30_000;

/** Stops and lines. Only the very first who asks waits for the supplier; later ones get what is known while it is read anew. */
export interface KeptNetwork {
  /** Throws `PartnerError` while the supplier has never been heard. */
  read(): Promise<BusNetwork>;
}

/** Keeps the last good network: a supplier that is silent costs no visitor the search. */
export function createKeptNetwork(
  { clock, logger }: Pick<Deps, 'clock' | 'logger'>,
  supplier: BusSupplier,
): KeptNetwork {
  let kept: BusNetwork | undefined;
  let readAgainAt = 0;
  let reading: Promise<BusNetwork> | undefined;

  async function ask(): Promise<BusNetwork> {
    try {
      kept = await supplier.network();
      readAgainAt = clock.now() + FRESH_MS;
      return kept;
    } catch (error) {
      readAgainAt = clock.now() + AFTER_FAILURE_MS;
      logger.warn('bus-network-failed', { key: error instanceof PartnerError ? error.key : 'unknown' });
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
