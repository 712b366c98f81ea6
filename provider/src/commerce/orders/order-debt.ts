import type { Money } from '@aylal/domain/money';
import { instalmentsPaid, nextInstalment, remainingInstalments, type Instalment } from '@aylal/domain/payments';
import { orderStatus, type OrderRow } from './order-row.ts';

type Debt = Pick<OrderRow, 'status' | 'total' | 'paid' | 'instalments'>;

/** What is still to be paid; nothing for an order that ended. */
export function owedNow({ status, total, paid }: Pick<Debt, 'status' | 'total' | 'paid'>): Money {
  return status <= orderStatus.issued ? total - paid : 0;
}

/** The payments of an order that is paid in parts, as far as they have come; none for one that is paid at once. */
export function instalmentsOf({ instalments, paid }: Pick<Debt, 'instalments' | 'paid'>): readonly Instalment[] {
  return instalments ? instalmentsPaid(instalments, paid) : [];
}

/** What is due next: all of it, or the next payment in parts. */
export function dueNow(order: Debt): Money {
  const owed = owedNow(order);
  return order.instalments && owed > 0 ? nextInstalment(instalmentsOf(order)) : owed;
}

/** The sum that is paid at one time: what is due, or all that is left, never another one (MNY-9). Undefined for a sum that is not offered. */
export function offeredSum(order: Debt, wanted: Money | undefined): Money | undefined {
  const due = dueNow(order);
  const sums = order.instalments ? [due, remainingInstalments(instalmentsOf(order))] : [due];
  return wanted === undefined ? due : sums.find((sum) => sum === wanted);
}

/** How much must have come before a ticket is issued: the first payment in parts carries what a refund would cost, so the ticket follows it. */
export function advanceOf({ total, instalments }: Pick<Debt, 'total' | 'instalments'>): Money {
  return instalments?.[0]?.amount ?? total;
}
