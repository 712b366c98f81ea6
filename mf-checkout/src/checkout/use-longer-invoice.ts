import type { Order } from '@aylal/contracts/orders';
import { useEffect, useRef } from 'react';
import { useServices } from '@aylal/shell';

/** Reads an open invoice again when its order is held longer: it can be paid until then. */
export function useLongerInvoice({ ref_number, pay_until }: Pick<Order, 'ref_number' | 'pay_until'>): void {
  const { queryClient } = useServices();
  const before = useRef(pay_until);
  useEffect(() => {
    const wasHeld = before.current !== null && before.current !== pay_until;
    before.current = pay_until;
    if (wasHeld && pay_until !== null) void queryClient.invalidateQueries({ queryKey: ['invoice', ref_number] });
  }, [pay_until, queryClient, ref_number]);
}
