import type { FlightOffer } from '@aylal/contracts/flights';
import { daysBetween, type LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import { instalmentLeadDays } from '@aylal/domain/payments';

/**
 * A plan has one payment more than its divider, and ends (in hours after the first payment) before anybody flies. The longer it is, the more it
 * costs: one to four times the fee, which is 1% of the price (GAP-15).
 */
const plans = [
  {
    fromDays: instalmentLeadDays,
    plan: { key: 'two', divider: 1, deadline_after_init: 168, refund_comm_rate: 1 },
  },
  {
    fromDays: instalmentLeadDays,
    plan: { key: 'three', divider: 2, deadline_after_init: 240, refund_comm_rate: 2 },
  },
  { fromDays: 45, plan: { key: 'four', divider: 3, deadline_after_init: 720, refund_comm_rate: 4 } },
] as const;

const hundreds = (amount: number): Money => Math.ceil(amount / 100) * 100;

/** What plans are made of for something that begins on a day; null when that is fewer than 12 days away. */
export function instalmentTermsOf(begins: LocalDate, today: LocalDate, total: Money): FlightOffer['partial_payment'] {
  const daysAhead = daysBetween(today, begins);
  if (daysAhead < instalmentLeadDays) return null;
  return {
    initial_payment_amount: hundreds(total / 4),
    partial_payment_fee: hundreds(total * 0.01),
    refund_service_charge: 5_000,
    types: plans.filter(({ fromDays }) => daysAhead >= fromDays).map(({ plan }) => plan),
  };
}
