import type { Deps } from '../../deps.ts';
import { agreedItem, type FlightOrderRow } from '../../orders/order-row.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import type { FlightRefundRow } from '../../refunds/refund-row.ts';

/**
 * Gives the policy of an order up at its insurer, who is told once: from the second try on it is asked first whether the first one arrived. `silent` is tried again later, `refused`
 * leaves the policy good.
 */
export async function giveCoverBack(
  { insurances: { insurer }, logger }: Deps,
  { attempts }: Pick<FlightRefundRow, 'attempts'>,
  order: Pick<FlightOrderRow, 'ref_number' | 'item' | 'product' | 'offer'>,
): Promise<{ readonly kind: 'accepted' | 'refused' | 'silent' }> {
  const { ref_number } = order;
  const { policy } = agreedItem(order, 'insurance');
  try {
    const known = attempts > 1 ? await insurer.find(ref_number) : undefined;
    if (!known?.cancelled) await insurer.cancel(policy ?? '');
    return { kind: 'accepted' };
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('insurer-failed', { ref_number, kind: error.kind, key: error.key });
    return { kind: error.kind === 'refused' ? 'refused' : 'silent' };
  }
}
