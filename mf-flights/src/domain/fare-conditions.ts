import type { FlightOffer } from '@aylal/contracts';
import { partsOnSale } from './parts-offered.ts';

/** What a fare may bring: baggage in the price, a refund, payment in parts. */
export const fareConditions = ['bag', 'refund', 'parts'] as const;
export type FareCondition = (typeof fareConditions)[number];

/** The conditions that a list can be filtered by: payment in parts only while it is sold. */
export const offeredConditions: readonly FareCondition[] = fareConditions.filter(
  (condition) => condition !== 'parts' || partsOnSale,
);

type Conditioned = Pick<FlightOffer, 'baggage_info' | 'refundable_before_depart' | 'partial_payment'>;

const holds: Record<FareCondition, (offer: Conditioned) => boolean> = {
  bag: ({ baggage_info }) => (baggage_info.adult.piece ?? 0) > 0,
  refund: (offer) => offer.refundable_before_depart,
  parts: (offer) => offer.partial_payment !== null,
};

/** True when the fare brings everything that is asked for. */
export function meetsConditions(offer: Conditioned, wanted: readonly FareCondition[]): boolean {
  return wanted.every((condition) => holds[condition](offer));
}

/** How many flights each condition would leave beside the others that are ticked: one that can be had at several fares counts once, by its name. */
export function countConditions<O extends Conditioned>(
  offers: readonly O[],
  wanted: readonly FareCondition[],
  nameOf: (offer: O) => string,
): Record<FareCondition, number> {
  const count = (condition: FareCondition) => {
    const asked = [...wanted.filter((other) => other !== condition), condition];
    return new Set(offers.filter((offer) => meetsConditions(offer, asked)).map(nameOf)).size;
  };
  return { bag: count('bag'), refund: count('refund'), parts: count('parts') };
}
