import type { HotelOrder } from '@aylal/contracts/orders';
import { useServices } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { IconReceiptRefund } from '@aylal/ui/icons';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { ReturnLink } from '../plain/return-link.tsx';
import { hotelRefundDialog } from './hotel-dialog-refs.ts';
import { hotelRefund } from './hotel-return.ts';
import { useCancelHotel } from './use-cancel-hotel.ts';

/** What can be done with a hotel: refunded for money, given up for nothing. */
export function HotelActions({ order }: { order: HotelOrder }) {
  const t = useAccountMessages();
  const { dialogs } = useServices();
  const ruling = hotelRefund(order);
  const booked = order.hotel.issued && [4, 8, 9].includes(order.status.status_code);
  return (
    <>
      {booked && ruling.kind === 'cancel-booking' && <CancelBooking order={order} />}
      {booked && ruling.kind !== 'cancel-booking' && (
        <>
          <WithScripts>
            <Button
              size="sm"
              variant="outline"
              aria-haspopup="dialog"
              onClick={() => void dialogs.open(hotelRefundDialog, { order })}
            >
              <IconReceiptRefund size={18} />
              {t('hotel.refund.action')}
            </Button>
          </WithScripts>
          <ReturnLink order={order} what="hotel">
            <IconReceiptRefund size={18} />
            {t('hotel.refund.action')}
          </ReturnLink>
        </>
      )}
    </>
  );
}

function CancelBooking({ order }: { order: HotelOrder }) {
  const t = useAccountMessages();
  const { cancel, cancelling } = useCancelHotel(order, 'booking');
  return (
    <>
      <WithScripts>
        <Button size="sm" variant="outline" aria-haspopup="dialog" loading={cancelling} onClick={() => void cancel()}>
          {t('hotel.cancelBooking.action')}
        </Button>
      </WithScripts>
      <ReturnLink order={order} what="cancel">
        {t('hotel.cancelBooking.action')}
      </ReturnLink>
    </>
  );
}
