import type { LedgerLine, OrderStatusCode, Order } from '@aylal/contracts/orders';
import { homeDate, type LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import { isOverdue } from '@aylal/domain/payments';
import { isDelayed } from './order-product.ts';

export type Tone = 'neutral' | 'gold' | 'accent' | 'success' | 'warning' | 'danger';

const tones: Record<OrderStatusCode, Tone> = {
  1: 'gold',
  2: 'accent',
  3: 'accent',
  4: 'success',
  5: 'neutral',
  6: 'neutral',
  7: 'accent',
  8: 'accent',
  9: 'accent',
  10: 'success',
};

/** The colour that goes with a status; its words come from the provider (GAP-75). */
export function statusTone(code: OrderStatusCode): Tone {
  return tones[code];
}

/** Where the money of an order is: every order page says one of these (look.md, principle 2). */
export type OrderMoney =
  | { state: 'unpaid'; toPay: Money; until: string | null }
  | { state: 'partly-paid'; paid: Money; toPay: Money; until: string | null }
  | { state: 'in-parts' | 'part-late'; paid: Money; toPay: Money; day: LocalDate }
  | { state: 'issuing'; paid: Money }
  | { state: 'issue-failed'; paid: Money }
  | { state: 'paid'; paid: Money }
  | { state: 'nothing-taken' }
  | { state: 'held'; amount: Money }
  | { state: 'returned'; amount: Money }
  | { state: 'change-unpaid'; toPay: Money; until: string | null }
  | { state: 'change-lapsed' }
  | { state: 'changed'; paid: Money }
  | { state: 'kept'; paid: Money }
  | { state: 'refunding'; paid: Money }
  | { state: 'refunded' };

/** Reads the state of the money out of status and ledger; a payment that met an ended order is held or returned, never lost (MNY-7). */
export function orderMoney(order: Order): OrderMoney {
  const { status, paid, must_pay, pay_until, ledger } = order;
  const change = order.product === 'flight' ? order.change : undefined;
  switch (status.status_code) {
    case 1:
      if (change) return { state: 'change-unpaid', toPay: must_pay, until: pay_until };
      return paid > 0
        ? { state: 'partly-paid', paid, toPay: must_pay, until: pay_until }
        : { state: 'unpaid', toPay: must_pay, until: pay_until };
    case 2:
    case 3:
      return { state: isDelayed(order) ? 'issue-failed' : 'issuing', paid };
    case 4:
      return change?.state === 'lapsed' ? { state: 'change-lapsed' } : (partsMoney(order) ?? { state: 'paid', paid });
    case 5:
    case 6:
      // A hotel that was booked and given up for nothing: its price stays with it.
      if (order.product === 'hotel' && order.hotel.issued) return { state: 'kept', paid };
      return endedMoney(ledger);
    case 7:
      return { state: 'changed', paid };
    case 8:
    case 9:
      return { state: 'refunding', paid };
    case 10:
      return { state: 'refunded' };
  }
}

/** The next payment of a ticket that is paid in parts; null when nothing is left. */
function partsMoney(order: Order): OrderMoney | null {
  const { instalments, paid, must_pay, server_time } = order;
  const next = instalments.find(({ is_paid }) => !is_paid);
  if (!next) return null;
  const late = isOverdue(next, customerToday(server_time));
  return { state: late ? 'part-late' : 'in-parts', paid, toPay: must_pay, day: next.deadline_date };
}

/** The calendar day of an instant where the customers are. */
export function customerToday(serverTime: string): LocalDate {
  return homeDate(new Date(serverTime));
}

function endedMoney(ledger: readonly LedgerLine[]): OrderMoney {
  const sum = (kind: string) =>
    ledger.filter((line) => line.kind === kind).reduce((total, line) => total + Math.abs(line.amount), 0);
  const taken = sum('payment');
  if (taken === 0) return { state: 'nothing-taken' };
  const returned = sum('payment-returned');
  return returned >= taken ? { state: 'returned', amount: returned } : { state: 'held', amount: taken - returned };
}
