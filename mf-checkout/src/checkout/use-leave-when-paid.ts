import { useEffect, useEffectEvent, useRef } from 'react';
import { accountRoutes } from '@aylal/routes';
import { orderPaid, useServices } from '@aylal/shell';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/**
 * Leads to the order once the provider has said that it is paid (WEB-7, ROUTE-09). Who was there when it happened is told, and so is the
 * rest of the page; who comes to an order that was paid before is only led on.
 */
export function useLeaveWhenPaid(refNumber: string, paid: boolean): void {
  const { navigator, events, toasts, queryClient } = useServices();
  const t = useCheckoutMessages();
  const sawUnpaid = useRef(!paid);
  const leave = useEffectEvent(() => {
    if (sawUnpaid.current) {
      events.publish(orderPaid, { ref_number: refNumber });
      toasts.show({ kind: 'success', text: t('paid.toast'), durationMs: 5000 });
      void queryClient.invalidateQueries({ queryKey: ['get-order'] });
    }
    navigator.go(accountRoutes.order.to({ product: 'flight', refNumber }), { replace: true });
  });
  useEffect(() => {
    if (paid) leave();
  }, [paid]);
}
