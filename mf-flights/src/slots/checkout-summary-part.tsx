import type { FlightOrder } from '@aylal/contracts/orders';
import { travellerCount } from '@aylal/domain/people';
import { useServices, type SlotPart } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { ItinerarySummary } from '../ui/itinerary-summary.tsx';
import { passengerCounts } from '../domain/passenger-counts.ts';
import { passengerInfoDialog } from '../ui/passenger-info-dialog-ref.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** `checkout.summary.flight`: the journey beside the payment, of a change the new one. Contributed to checkout with `{ order }`, which frames it and prints the prices itself. The travellers are in a popup. */
function CheckoutSummaryPart({ order }: { order: FlightOrder }) {
  const t = useFlightsMessages();
  const { dialogs } = useServices();
  const { travellers } = order;
  return (
    <>
      <ItinerarySummary
        trips={order.change?.trips ?? order.search_data.trips}
        baggage={order.baggage_info}
        people={travellerCount(passengerCounts(order.fares))}
      />
      <Button
        variant="soft"
        size="sm"
        marginTop="3"
        aria-haspopup="dialog"
        onClick={() => void dialogs.open(passengerInfoDialog, { travellers })}
      >
        {t('ticket.passengers')}
      </Button>
    </>
  );
}

export const part: SlotPart<'checkout.summary.flight'> = { Component: CheckoutSummaryPart };
