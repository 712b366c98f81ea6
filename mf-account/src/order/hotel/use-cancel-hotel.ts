import { useState } from 'react';
import { cancelHotelBooking } from '@aylal/contracts/hotels';
import type { HotelOrder } from '@aylal/contracts/orders';
import { idempotentCall } from '@aylal/booking';
import { useServices, useSharedMessages } from '@aylal/shell';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { hotelCancelDialog, hotelOrderCancelDialog } from './hotel-dialog-refs.ts';

/** SHELL-20: where money moves. */
const durationMs = 5000;

/** Asks (MODAL-20, MODAL-50), cancels, and reads everything on the page again (REFUND-13). ERR-24: the server's sentence, or ours before `notify_error_cancel`. A lost answer keeps its key. */
export function useCancelHotel(order: HotelOrder, what: 'order' | 'booking') {
  const services = useServices();
  const { dialogs, queryClient, toasts } = services;
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [cancelling, setCancelling] = useState(false);

  async function cancel() {
    const sure =
      what === 'order' ? dialogs.open(hotelOrderCancelDialog, {}) : dialogs.open(hotelCancelDialog, { order });
    if (!(await sure)) return;
    setCancelling(true);
    const failed = (text: string) => toasts.show({ kind: 'error', text, durationMs });
    const sent = await idempotentCall(services, cancelHotelBooking, { ref_number: order.ref_number });
    if (sent.kind !== 'answered') failed(`${s('failed.text')} ${t('notify_error_cancel')}`);
    else if (sent.answer.status_code === 200) toasts.show({ kind: 'success', text: t('hotel.cancelled'), durationMs });
    else failed(sent.answer.message || `${s(`problem.${sent.answer.result.problem}`)} ${t('notify_error_cancel')}`);
    await queryClient.invalidateQueries();
    setCancelling(false);
  }
  return { cancel, cancelling };
}
