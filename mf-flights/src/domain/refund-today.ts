import type { FlightOffer } from '@aylal/contracts/flights';
import type { Money } from '@aylal/domain/money';

type Refundable = Pick<FlightOffer, 'total_fare' | 'refundable_before_depart' | 'refund_before_depart_price'>;

/** What would come back today for all tickets: the total less one fee per traveller, never below zero; nothing when the fare is not refundable. */
export function refundToday(offer: Refundable, people: number): Money {
  if (!offer.refundable_before_depart) return 0;
  return Math.max(0, offer.total_fare - people * offer.refund_before_depart_price);
}
