import { instalmentsOffer, type InstalmentPlan, type Locale, type LocalDate } from '@aylal/domain';
import type { FlightJourney, FlightOffer } from '@aylal/contracts';

/** `once`: the whole is paid at one time; `parts`: by this plan; `refuse`: the plan that was asked for is not to be had. */
export type InstalmentsDecision =
  | { readonly kind: 'once' }
  | { readonly kind: 'parts'; readonly plan: InstalmentPlan }
  | { readonly kind: 'refuse' };

/** How a quote is paid, by the same rule by which the screen offers it (PAY-02, GAP-14); amounts and days are the provider's own (AUT-2). */
export function decideInstalments(
  quote: Pick<FlightOffer, 'partial_payment' | 'total_fare' | 'trips'>,
  journey: Pick<FlightJourney, 'partial_payment' | 'partial_payment_type'>,
  locale: Locale,
  today: LocalDate,
): InstalmentsDecision {
  if (!journey.partial_payment) return { kind: 'once' };
  const offer = instalmentsOffer({
    terms: quote.partial_payment,
    price: quote.total_fare,
    departure: quote.trips[0]?.flights[0]?.departure_date ?? today,
    locale,
    today,
  });
  const plans = offer.kind === 'offered' ? offer.plans : [];
  const plan = plans.find(({ key }) => key === journey.partial_payment_type);
  return plan ? { kind: 'parts', plan } : { kind: 'refuse' };
}
