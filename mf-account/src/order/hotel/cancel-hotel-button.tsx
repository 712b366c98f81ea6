import type { HotelOrder } from '@aylal/contracts/orders';
import { Button } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { ReturnLink } from '../plain/return-link.tsx';
import { useCancelHotel } from './use-cancel-hotel.ts';

/** The way out of a hotel order that waits for money. */
export function CancelHotelOrderButton({ order }: { order: HotelOrder }) {
  const t = useAccountMessages();
  const { cancel, cancelling } = useCancelHotel(order, 'order');
  const label = t('cancel.order.action');
  return (
    <>
      <WithScripts>
        <Button
          variant="ghost"
          width="full"
          marginTop="2"
          aria-haspopup="dialog"
          loading={cancelling}
          onClick={() => void cancel()}
        >
          {label}
        </Button>
      </WithScripts>
      <ReturnLink order={order} what="cancel" size="md" variant="ghost" width="full" marginTop="2">
        {label}
      </ReturnLink>
    </>
  );
}
