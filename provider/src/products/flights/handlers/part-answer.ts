import type { FlightOffer } from '@aylal/contracts/flights';
import type { SearchPart } from '../carriers/search-parts.ts';
import { OFFER_LIFE_MS } from '../offers/offer-key.ts';
import { writeToken, type SearchToken } from './search-token.ts';

/** A part of a search on the wire. Its token asks on, and is there only while a carrier has not answered whole. */
export function partAnswer({ offers, seen, carriers }: SearchPart, asked: Omit<SearchToken, 'seen'>) {
  return {
    result: [...offers] satisfies FlightOffer[],
    expires_at: new Date(asked.issuedAt + OFFER_LIFE_MS).toISOString(),
    ...(carriers ? { asked: { token: writeToken({ ...asked, seen }), carriers: [...carriers] } } : {}),
  };
}
