import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import type { HotelServices } from '../hotel-services.ts';
import type { CheckedOffer, StayQuestion } from '../suppliers/hotel-supplier.ts';

/** The hotel of a code. Refuses with `problem` where there is none, and as `unavailable` when nobody answers. */
export async function findHotel(
  { catalogue }: Pick<HotelServices, 'catalogue'>,
  code: string,
  problem: 'not-found' | 'offer-gone',
): Promise<HotelFacts> {
  const hotel = await orUnavailable(catalogue.hotel(code.toUpperCase()));
  if (!hotel) throw refuse(problem);
  return hotel;
}

/**
 * What the partner says of a rate now. Refuses one that was never shown at this hotel, or long ago, as `offer-gone`; as `sold-out` when it is not to be
 * had, and as `unavailable` when nobody answers.
 */
export async function askPartner(
  { supplier }: Pick<HotelServices, 'supplier'>,
  hotel: HotelFacts,
  rateKey: string,
  question: StayQuestion,
): Promise<Extract<CheckedOffer, { kind: 'free' }>> {
  const found = await orUnavailable(supplier.check(question, hotel, rateKey));
  if (found.kind === 'gone') throw refuse('offer-gone');
  if (found.kind === 'sold-out') throw refuse('sold-out');
  return found;
}
