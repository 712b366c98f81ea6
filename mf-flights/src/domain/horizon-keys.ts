import type { FlightOffer } from '@aylal/contracts/flights';

/** What the horizon speaks of: the offer's page of both, a window of one. */
export type HorizonSubject = 'refund' | 'change' | 'both';

type FareRuleFlags = Pick<FlightOffer, 'refundable_before_depart' | 'exchange_before_depart_changeable'>;

const never = { refund: 'rules.neverRefund', change: 'rules.neverChange', both: 'rules.neverBoth' } as const;

/**
 * The sentences of the horizon for what this fare allows before departure: while requests are taken freely, and in the last 48 hours,
 * in which only changes are still taken. One sentence when the fare allows nothing of what is spoken of.
 */
export function horizonKeys(fare: FareRuleFlags, about: HorizonSubject) {
  const refund = about !== 'change' && fare.refundable_before_depart;
  const change = about !== 'refund' && fare.exchange_before_depart_changeable;
  if (!refund && !change) return never[about];
  return {
    open: refund ? (change ? 'rules.nowText' : 'rules.nowRefund') : 'rules.nowChange',
    late: refund ? 'rules.within48' : 'rules.within48Change',
  } as const;
}
