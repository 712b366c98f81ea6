import type { FlightOffer } from '@aylal/contracts/flights';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import { instalmentsOffer, type InstalmentsOffer } from '@aylal/domain/payments';

type Priced = Pick<FlightOffer, 'partial_payment' | 'total_fare' | 'trips'>;

/** How an offer can be paid in parts, or why not: the rule by which the provider decides, too (PAY-02, GAP-14). */
export function offerInParts(offer: Priced, locale: Locale, today: LocalDate): InstalmentsOffer {
  return instalmentsOffer({
    terms: offer.partial_payment,
    price: offer.total_fare,
    departure: offer.trips[0]?.flights[0]?.departure_date ?? today,
    locale,
    today,
  });
}

/** The least that is paid now when an offer is paid in parts; null when it cannot be. */
export function leastNow(offer: Priced, locale: Locale, today: LocalDate): Money | null {
  const parts = offerInParts(offer, locale, today);
  return parts.kind === 'offered' ? Math.min(...parts.plans.map((plan) => plan.parts[0]?.amount ?? plan.total)) : null;
}
