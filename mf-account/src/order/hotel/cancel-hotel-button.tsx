import type { HotelOrder } from '@aylal/contracts/orders';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { CancelButton } from '../cancel/cancel-button.tsx';
import { useCancelHotel } from './use-cancel-hotel.ts';

/** The way out of a hotel order that waits for money. */
export function CancelHotelOrderButton({ order }: { order: HotelOrder }) {
  const t = useAccountMessages();
  const { cancel, cancelling } = useCancelHotel(order, 'order');
  const label = t('cancel.order.action');
  return <CancelButton order={order} label={label} cancelling={cancelling} onCancel={() => void cancel()} />;
}
