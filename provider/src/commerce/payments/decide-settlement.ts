import type { Money } from '@aylal/domain';
import type { OrderStatusCode } from '@aylal/contracts';

/** The order as it stands when money arrives. */
export interface DebtState {
  readonly status: OrderStatusCode;
  readonly total: Money;
  /** What must have come before the ticket is issued: all of it, or the first payment in parts. */
  readonly advance: Money;
  /** What counts for this order already, without what went to the customer's credit. */
  readonly paid: Money;
  readonly payUntil: number;
  readonly departsAt: number;
}

/**
 * `pay`: `counts` go to the order, `credit` is too much and goes to the customer's credit account; `settled` when the ticket is due.
 * `revive`: the seats were given back, but the money is enough: take them again, and when they are gone, credit all.
 * `credit`: the order wants no money.
 */
export type Settlement =
  | { readonly kind: 'pay'; readonly counts: Money; readonly credit: Money; readonly settled: boolean }
  | { readonly kind: 'revive'; readonly counts: Money; readonly credit: Money }
  | { readonly kind: 'credit'; readonly credit: Money };

const AWAITS_PAYMENT = 1;
const ISSUED = 4;
const EXPIRED = 6;

/** Where an arriving payment goes (MNY-7): short, late, twice or for a cancelled order, no tögrög of it is lost. */
export function decideSettlement(order: DebtState, amount: Money, now: number): Settlement {
  if (order.status === AWAITS_PAYMENT && now < order.payUntil) {
    const counts = Math.min(amount, order.total - order.paid);
    return { kind: 'pay', counts, credit: amount - counts, settled: order.paid + counts >= order.advance };
  }
  const owed = order.total - order.paid;
  if (order.status > AWAITS_PAYMENT && order.status <= ISSUED && owed > 0) {
    const counts = Math.min(amount, owed);
    return { kind: 'pay', counts, credit: amount - counts, settled: false };
  }
  const ended = order.status === EXPIRED || order.status === AWAITS_PAYMENT;
  if (ended && amount >= order.advance && now < order.departsAt) {
    const counts = Math.min(amount, order.total);
    return { kind: 'revive', counts, credit: amount - counts };
  }
  return { kind: 'credit', credit: amount };
}
