import type { WholeReturn } from '@aylal/domain';
import { agreedItem, type FlightOrderRow } from '../../orders/order-row.ts';
import { ruleByDatedTerms } from '../../refunds/dated-terms.ts';
import type { ReturnWay } from '../../refunds/return-way.ts';

/** Whether a trip can be given back, by the terms of its operator and the day in Mongolia. A part of a tögrög is kept. Of a deposit the same share is kept as of a whole price; what the operator took itself it gives back itself. */
export function ruleOfTrip(order: FlightOrderRow, now: number): WholeReturn {
  const { terms, date, price, deposit } = agreedItem(order, 'trip');
  return ruleByDatedTerms(order, { terms, date, price: deposit?.now ?? price }, now);
}

/** The operator takes its places back; ours can be sold again. */
export const tripReturn: ReturnWay = {
  ask: ({ trips }, { ref_number }) => trips.supplier.cancel(ref_number),
  release: ({ inventory }, tx, { ref_number }) => inventory.releaseSeats(tx, ref_number),
};
