import type { Order } from '@aylal/contracts/orders';
import { useState } from 'react';
import type { Money } from '@aylal/domain/money';

/** A payment in parts after the first one: how much it is, and whether it has not come yet. */
export interface LaterInstalment {
  readonly amount: Money;
  readonly open: boolean;
}

/**
 * The payment that `now_pay_amount` of the address asks for (ROUTE-06), when the order has its first payment and offers that sum; null for any other,
 * which is left to the order itself. What is offered moves on once it is paid, so it is looked at when the page is entered.
 */
export function useLaterInstalment(
  order: Pick<Order, 'status' | 'paid' | 'to_pay' | 'must_pay'>,
  wanted: Money | undefined,
): LaterInstalment | null {
  const [before] = useState(order);
  const started = before.status.status_code > 1 && before.to_pay > 0;
  if (!started || wanted === undefined || (wanted !== before.must_pay && wanted !== before.to_pay)) return null;
  return { amount: wanted, open: order.paid < before.paid + wanted };
}
