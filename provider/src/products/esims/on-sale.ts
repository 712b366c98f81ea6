import type { Deps } from '../../platform/deps.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { EsimCatalogue } from './esim-catalogue.ts';

/** Refuses with `unavailable` until the supplier has answered once. */
export async function onSale(esims: Deps['esims']): Promise<EsimCatalogue> {
  try {
    return await esims.catalogue.read();
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw refuse('unavailable', { retryAfterSeconds: 30 });
  }
}
