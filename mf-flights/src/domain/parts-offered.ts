import type { FlightOffer } from '@aylal/contracts';
import { daysBetween, type LocalDate, type Locale } from '@aylal/domain';

/** The first departure that may be paid in parts, in days from today (GAP-14). */
export const partsLeadDays = 12;

/**
 * Whether payment in parts is sold at all. It is not, until the payment-type dialog can take it: no price line, filter or
 * choice speaks of what cannot be bought. This is the one place that decides it.
 */
export const partsOnSale: boolean = false;

/** Payment in parts is offered when it is sold, the fare carries its terms, the page is in Mongolian and departure is at least 12 days ahead (PAY-02, GAP-14). */
export function partsOffered(
  offer: Pick<FlightOffer, 'partial_payment' | 'trips'>,
  locale: Locale,
  today: LocalDate,
  onSale = partsOnSale,
): boolean {
  const departure = offer.trips[0]?.flights[0]?.departure_date;
  return (
    onSale &&
    offer.partial_payment !== null &&
    locale === 'mn' &&
    departure !== undefined &&
    daysBetween(today, departure) >= partsLeadDays
  );
}
