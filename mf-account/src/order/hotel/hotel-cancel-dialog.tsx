import type { HotelOrder } from '@aylal/contracts/orders';
import { formatMoney, useLocale, type DialogViewOf } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { hotelCancelDialog } from './hotel-dialog-refs.ts';
import { SureToCancel } from './sure-to-cancel.tsx';

/** MODAL-20. */
export const view: DialogViewOf<typeof hotelCancelDialog> = {
  title: 'hotel.cancelBooking.title',
  Component: ({ props, close }) => <Question order={props.order} close={close} />,
};

function Question({ order, close }: { order: HotelOrder; close: (sure: boolean) => void }) {
  const t = useAccountMessages();
  const locale = useLocale();
  return (
    <SureToCancel yes={t('hotel.cancelBooking.yes')} close={close}>
      <Text>{t('hotel.cancelBooking.text', { hotel: order.hotel.name, price: formatMoney(order.paid, locale) })}</Text>
    </SureToCancel>
  );
}
