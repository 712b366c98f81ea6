import type { FlightOrder } from '@aylal/contracts';
import { travellerCount } from '@aylal/domain';
import type { SlotPart } from '@aylal/shell';
import { ItinerarySummary } from '../ui/itinerary-summary.tsx';
import { countsOf } from '../domain/counts-of.ts';

/** `checkout.summary.flight`: the journey beside the payment, of a change the new one. Lent to checkout with `{ order }`, which frames it and prints the prices itself. */
function CheckoutSummaryPart({ order }: { order: FlightOrder }) {
  return (
    <ItinerarySummary
      trips={order.change?.trips ?? order.search_data.trips}
      baggage={order.baggage_info}
      people={travellerCount(countsOf(order.fares))}
    />
  );
}

export const part: SlotPart<'checkout.summary.flight'> = { Component: CheckoutSummaryPart };
