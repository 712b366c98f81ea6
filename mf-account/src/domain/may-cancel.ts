import { cancelCallOf, mayCancelOrder } from '@aylal/domain';
import type { ShownOrder } from '../product/shown-order.ts';

/** Whether the order can still be ended, by the provider's own rule and clock. */
export function mayCancel({ product, status, pay_until, server_time }: ShownOrder): boolean {
  const payUntil = pay_until === null ? null : Date.parse(pay_until);
  const facts = { product, status: status.status_code, payUntil };
  return mayCancelOrder(facts, cancelCallOf(product), Date.parse(server_time));
}
