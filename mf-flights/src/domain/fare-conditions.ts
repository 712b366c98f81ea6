import type { FlightOffer } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';

/** What a fare may bring: baggage in the price, a refund, payment in parts. */
export const fareConditions = ['bag', 'refund', 'parts'] as const;
export type FareCondition = (typeof fareConditions)[number];

/** The conditions that a list can be filtered by: payment in parts is sold on the Mongolian pages only (PAY-02). One that is asked for already can be left everywhere. */
export function offeredConditions(locale: Locale, wanted: readonly FareCondition[]): readonly FareCondition[] {
  return fareConditions.filter((condition) => condition !== 'parts' || locale === 'mn' || wanted.includes(condition));
}

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

/** How many flights each condition would leave beside the others that are ticked: one that is available at several fares counts once, by its name. */
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
