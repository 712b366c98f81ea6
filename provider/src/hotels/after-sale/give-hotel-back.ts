import type { Deps } from '../../deps.ts';
import { PartnerError } from '../../partners/partner-error.ts';

/** Gives a booking up at its partner, whose terms were agreed: it cannot refuse. `silent` is asked again later. */
export async function giveHotelBack(
  { hotels: { supplier }, logger }: Deps,
  ref_number: string,
): Promise<{ readonly kind: 'accepted' | 'silent' }> {
  try {
    await supplier.cancel(ref_number);
    return { kind: 'accepted' };
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('hotel-supplier-failed', { ref_number, kind: error.kind, key: error.key });
    return { kind: 'silent' };
  }
}
