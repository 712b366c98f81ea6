import type { Deps } from '../deps.ts';
import { PartnerError } from '../partners/partner-error.ts';
import type { FlightRefundRow } from './refund-row.ts';

/** A partner that takes tickets of an order back; those that it has taken already stay so. */
interface TakesBack {
  giveBack(reference: string, tickets: readonly string[]): Promise<void>;
}

/** Gives tickets back to a partner that cannot refuse what the rule grants. `silent` is asked again later. */
export async function giveSupplierBack(
  { logger }: Pick<Deps, 'logger'>,
  supplier: TakesBack,
  { ref_number, tickets }: FlightRefundRow,
): Promise<{ readonly kind: 'accepted' | 'silent' }> {
  try {
    await supplier.giveBack(ref_number, tickets);
    return { kind: 'accepted' };
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('supplier-failed', { ref_number, kind: error.kind, key: error.key });
    return { kind: 'silent' };
  }
}
