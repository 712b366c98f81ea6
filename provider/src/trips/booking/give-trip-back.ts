import { ruleWholeReturn, tripPercentKept, type WholeReturn } from '@aylal/domain';
import { customerDay } from '../../bookings/customer-day.ts';
import { agreedItem, type FlightOrderRow } from '../../orders/order-row.ts';
import type { ReturnWay } from '../../refunds/return-way.ts';
import { termsView } from '../trip-view.ts';

/** Whether a trip can be given back, by the terms of its operator and the day in Mongolia. A part of a tögrög is kept. */
export function ruleOfTrip(order: FlightOrderRow, now: number): WholeReturn {
  const { terms, date, price } = agreedItem(order, 'trip');
  const percent = tripPercentKept(termsView(terms), date, customerDay(now));
  return ruleWholeReturn({
    statusCode: order.status,
    price,
    received: order.paid - order.fee,
    kept: percent === null ? null : Math.ceil((price * percent) / 100),
    unpaidParts: order.paid < order.total,
    loan: order.credit_name !== null,
  });
}

/** The operator takes its places back; ours can be sold again. */
export const tripReturn: ReturnWay = {
  ask: ({ trips }, { ref_number }) => trips.supplier.cancel(ref_number),
  release: ({ inventory }, tx, { ref_number }) => inventory.releaseSeats(tx, ref_number),
};
