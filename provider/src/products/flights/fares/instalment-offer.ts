import type { LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { FlightOffer } from '@aylal/contracts/flights';
import { instalmentTermsOf } from '../../../commerce/instalments/instalment-terms.ts';
import type { Carrier } from '../network/carriers.ts';

const sellers: ReadonlySet<string> = new Set(['OM', 'M0', 'MR', 'KE', 'TK', 'CA']);

/** The instalment plan of an offer; null when the airline has none or the departure is fewer than 12 days away (GAP-14). */
export function instalmentOffer(
  carrier: Carrier,
  departs: LocalDate,
  today: LocalDate,
  total: Money,
): FlightOffer['partial_payment'] {
  return sellers.has(carrier.code) ? instalmentTermsOf(departs, today, total) : null;
}
