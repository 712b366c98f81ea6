import { useEffect, useEffectEvent, useRef } from 'react';
import { orderPaid, useServices, walletChanged } from '@aylal/shell';
import { boughtAt, type CheckoutOrder } from '../domain/checkout-order.ts';
import { productWords } from '../product/product-words.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/**
 * Leads to the order once the provider has said that it is paid (WEB-7, ROUTE-09). Who was there when it happened is told, and so is the
 * rest of the page; who comes to an order that was paid before is only led on.
 */
export function useLeaveWhenPaid(order: CheckoutOrder, paid: boolean): void {
  const { navigator, events, toasts, queryClient } = useServices();
  const t = useCheckoutMessages();
  const sawUnpaid = useRef(!paid);
  const leave = useEffectEvent(() => {
    if (sawUnpaid.current) {
      events.publish(orderPaid, { ref_number: order.ref_number });
      // A wallet may have been filled, or have paid: whoever shows one reads it again.
      for (const type of ['wallet', 'game'] as const) events.publish(walletChanged, { type });
      toasts.show({ kind: 'success', text: t(productWords[order.product].paidToast), durationMs: 5000 });
      void queryClient.invalidateQueries({ queryKey: ['get-order'] });
    }
    navigator.go(boughtAt(order), { replace: true });
  });
  useEffect(() => {
    if (paid) leave();
  }, [paid]);
}
