import type { WholeReturn } from '@aylal/domain';
import { agreedItem, type FlightOrderRow } from '../../orders/order-row.ts';
import { ruleByDatedTerms } from '../../refunds/dated-terms.ts';
import type { ReturnWay } from '../../refunds/return-way.ts';

/** Whether a car can be given back, by the dated terms of its operator and the day in Mongolia. A part of a tögrög is kept. */
export function ruleOfTransport(order: FlightOrderRow, now: number): WholeReturn {
  return ruleByDatedTerms(order, agreedItem(order, 'transport'), now);
}

/** The operator takes its car back; its days can be sold again. */
export const transportReturn: ReturnWay = {
  ask: ({ transports }, { ref_number }) => transports.supplier.cancel(ref_number),
  release: ({ inventory }, tx, { ref_number }) => inventory.releaseSeats(tx, ref_number),
};
