import type { Order } from '@aylal/contracts/orders';
import { cancelCallOf, mayCancelOrder } from '@aylal/domain/orders';

/** Whether the order can still be ended, by the provider's own rule and clock. */
export function mayCancel({ product, status, pay_until, server_time }: Order): boolean {
  const payUntil = pay_until === null ? null : Date.parse(pay_until);
  const facts = { product, status: status.status_code, payUntil };
  return mayCancelOrder(facts, cancelCallOf(product), Date.parse(server_time));
}

/** Whether the money of a paid order can be taken back because its goods have not come (MNY-7), by the provider's clock. */
export function mayTakeMoneyBack(order: Order): boolean {
  const from = order.money_back_from;
  return typeof from === 'string' && Date.parse(from) <= Date.parse(order.server_time);
}
