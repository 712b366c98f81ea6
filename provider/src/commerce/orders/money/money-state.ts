import type { Money } from '@aylal/domain/money';
import { advanceOf, owedNow } from '../order-debt.ts';
import { orderStatus, type OrderRow } from '../order-row.ts';

/** Waits for its first money: `advance` makes its goods due, the whole price or the first payment in parts. */
export interface OpenMoney {
  readonly kind: 'open';
  readonly total: Money;
  readonly advance: Money;
  /** What counts for it already, without what went to the customer's credit. */
  readonly paid: Money;
}

/** Its goods are due or there, and later payments in parts may still come. */
export interface RunningMoney {
  readonly kind: 'running';
  readonly total: Money;
  readonly paid: Money;
}

/** Over by time, or about to be. Late money that is enough brings it back while `revivable` says so: what was bought has not begun. */
export interface EndedMoney {
  readonly kind: 'ended';
  readonly total: Money;
  readonly advance: Money;
  readonly revivable: boolean;
}

/** Wants no money. */
export interface ClosedMoney {
  readonly kind: 'closed';
}

/** The state of an order's money. */
export type MoneyState = OpenMoney | RunningMoney | EndedMoney | ClosedMoney;

type Debt = Pick<OrderRow, 'status' | 'total' | 'paid' | 'pay_until' | 'starts_at' | 'instalments'>;

/** The state of an order at an instant, in milliseconds of the provider's clock: one whose time is over has ended, also before anybody has noticed. */
export function moneyStateOf(order: Debt, now: number): MoneyState {
  const { status, total, paid } = order;
  const advance = advanceOf(order);
  if (status === orderStatus.awaitingPayment && now < order.pay_until) return { kind: 'open', total, advance, paid };
  if (status === orderStatus.awaitingPayment || status === orderStatus.expired)
    return { kind: 'ended', total, advance, revivable: now < order.starts_at };
  return owedNow(order) > 0 ? { kind: 'running', total, paid } : { kind: 'closed' };
}
