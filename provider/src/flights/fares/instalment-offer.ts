import { daysBetween, type LocalDate, type Money } from '@aylal/domain';
import type { FlightOffer } from '@aylal/contracts';
import type { Carrier } from '../network/carriers.ts';

/** Departures nearer than this are not sold in parts (GAP-14, INST-17). */
export const INSTALMENT_DAYS_AHEAD = 12;

const sellers: ReadonlySet<string> = new Set(['OM', 'M0', 'MR', 'KE', 'TK', 'CA']);
/** A plan has one payment more than its divider, and ends (in hours after the first payment) before anybody flies. */
const plans = [
  {
    fromDays: INSTALMENT_DAYS_AHEAD,
    plan: { key: 'two', divider: 1, deadline_after_init: 168, refund_comm_rate: 1.1 },
  },
  {
    fromDays: INSTALMENT_DAYS_AHEAD,
    plan: { key: 'three', divider: 2, deadline_after_init: 240, refund_comm_rate: 1.2 },
  },
  { fromDays: 45, plan: { key: 'four', divider: 3, deadline_after_init: 720, refund_comm_rate: 1.3 } },
] as const;

const hundreds = (amount: number): Money => Math.ceil(amount / 100) * 100;

/** The instalment plan of an offer; null when the airline has none or the departure is fewer than 12 days away (GAP-14). */
export function instalmentOffer(
  carrier: Carrier,
  departs: LocalDate,
  today: LocalDate,
  total: Money,
): FlightOffer['partial_payment'] {
  const daysAhead = daysBetween(today, departs);
  if (!sellers.has(carrier.code) || daysAhead < INSTALMENT_DAYS_AHEAD) return null;
  return {
    initial_payment_amount: hundreds(total / 4),
    partial_payment_fee: hundreds(total * 0.02),
    refund_service_charge: 5_000,
    types: plans.filter(({ fromDays }) => daysAhead >= fromDays).map(({ plan }) => plan),
  };
}
