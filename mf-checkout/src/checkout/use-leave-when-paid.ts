import type { Order } from '@aylal/contracts/orders';
import { useEffect, useEffectEvent, useRef } from 'react';
import { orderPaid, useServices, walletChanged } from '@aylal/shell';
import { labelsOf } from './product/product-labels.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/**
 * Leads to what was bought once the provider has said that it is paid (WEB-7, ROUTE-09). Who was there when it happened is told, and so is the
 * rest of the page; who comes to an order that was paid before is only redirected.
 */
export function useLeaveWhenPaid(order: Order, bought: string, paid: boolean): void {
  const { navigator, events, toasts, queryClient } = useServices();
  const t = useCheckoutMessages();
  const sawUnpaid = useRef(!paid);
  const leave = useEffectEvent(() => {
    if (sawUnpaid.current) {
      events.publish(orderPaid, { ref_number: order.ref_number });
      // A wallet may have been filled, or have paid: whoever shows one reads it again.
      for (const type of ['wallet', 'game'] as const) events.publish(walletChanged, { type });
      toasts.show({ kind: 'success', text: t(labelsOf(order).paidToast), durationMs: 5000 });
      void queryClient.invalidateQueries({ queryKey: ['get-order'] });
    }
    navigator.go(bought, { replace: true });
  });
  useEffect(() => {
    if (paid) leave();
  }, [paid]);
}
