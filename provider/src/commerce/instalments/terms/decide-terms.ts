import type { Problem } from '@aylal/contracts';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import { termsOffer, type InstalmentPart } from '@aylal/domain/payments';
import { orderStatus, type OrderRow } from '../../orders/order-row.ts';

/** How an order is paid: its total with the fee that is ours, and its parts; both null when it is paid at once. */
export interface Terms {
  readonly total: Money;
  readonly fee: Money;
  readonly plan: string | null;
  readonly parts: readonly InstalmentPart[] | null;
}

export type TermsDecision =
  | { readonly kind: 'same' }
  | { readonly kind: 'change'; readonly terms: Terms }
  | { readonly kind: 'refuse'; readonly problem: Problem };

type Order = Pick<
  OrderRow,
  | 'status'
  | 'pay_until'
  | 'paid'
  | 'change'
  | 'total'
  | 'fee'
  | 'discount'
  | 'instalments'
  | 'instalment_plan'
  | 'instalment_terms'
  | 'offer'
>;

export interface Wanted {
  readonly partial_payment: boolean;
  readonly partial_payment_type?: string | undefined;
}

/** Whether an order may be paid otherwise than it was booked, and what it costs then (INST-14): only while it waits for its first money (MNY-11). */
export function decideTerms(
  order: Order,
  wanted: Wanted,
  at: { now: number; today: LocalDate; locale: Locale },
): TermsDecision {
  const fault = injectFault(order, at.now);
  if (fault) return { kind: 'refuse', problem: fault };
  const price = order.total - order.fee + order.discount;
  if (!wanted.partial_payment) {
    if (order.instalments === null) return { kind: 'same' };
    const total = price - order.discount;
    if (total <= 0) return { kind: 'refuse', problem: 'state-conflict' };
    return { kind: 'change', terms: { total, fee: 0, plan: null, parts: null } };
  }
  const key = wanted.partial_payment_type;
  if (order.instalments !== null && (key === undefined || key === order.instalment_plan)) return { kind: 'same' };
  const departure = order.offer?.trips[0]?.flights[0]?.departure_date ?? at.today;
  const { instalment_terms: terms, discount } = order;
  const offer = termsOffer({ terms, price, discount, departure, locale: at.locale, today: at.today });
  const plans = offer.kind === 'offered' ? offer.plans : [];
  const plan = key === undefined ? plans[0] : plans.find((one) => one.key === key);
  if (!plan) return { kind: 'refuse', problem: 'instalments-unavailable' };
  return { kind: 'change', terms: { total: plan.total, fee: plan.extra, plan: plan.key, parts: plan.parts } };
}

function injectFault({ status, pay_until, paid, change }: Order, now: number): Problem | null {
  const ended = status === orderStatus.expired || status === orderStatus.cancelled;
  if (ended || (status === orderStatus.awaitingPayment && pay_until <= now)) return 'order-expired';
  if (status !== orderStatus.awaitingPayment) return 'already-paid';
  return paid > 0 || change !== null ? 'state-conflict' : null;
}
