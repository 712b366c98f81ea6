import type { HotelOrder } from '@aylal/contracts/orders';
import { Button } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { useCancelHotel } from './use-cancel-hotel.ts';

/** The way out of a hotel order that waits for money. */
export function CancelHotelOrderButton({ order }: { order: HotelOrder }) {
  const t = useAccountMessages();
  const { cancel, cancelling } = useCancelHotel(order, 'order');
  return (
    <Button
      variant="ghost"
      width="full"
      marginTop="2"
      aria-haspopup="dialog"
      loading={cancelling}
      onClick={() => void cancel()}
    >
      {t('cancel.order.action')}
    </Button>
  );
}
