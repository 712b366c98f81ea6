import type { HotelOrder } from '@aylal/contracts/orders';
import { useServices, type SlotPart } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { CancellationLine } from '../ui/cancellation-line.tsx';
import { PropertyFees } from '../ui/property-fees.tsx';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { hotelGuestsDialog } from './hotel-guests-dialog-ref.ts';
import { StaySummary } from './stay-summary.tsx';

/** `checkout.summary.hotel`: the stay beside the payment. Contributed to checkout with `{ order }`, which frames it and prints the price itself; what the hotel takes is here, apart. */
function CheckoutSummaryPart({ order }: { order: HotelOrder }) {
  const t = useHotelsMessages();
  const { dialogs } = useServices();
  const { cancellation, fee_info, guests } = order.hotel;
  return (
    <>
      <StaySummary order={order} />
      <CancellationLine terms={cancellation} />
      <PropertyFees fees={fee_info} />
      <Button
        variant="soft"
        size="sm"
        marginTop="3"
        aria-haspopup="dialog"
        onClick={() => void dialogs.open(hotelGuestsDialog, { guests })}
      >
        {t('order.guests')}
      </Button>
    </>
  );
}

export const part: SlotPart<'checkout.summary.hotel'> = { Component: CheckoutSummaryPart };
