import { ruleWholeReturn, tripPercentKept, type WholeReturn } from '@aylal/domain';
import { customerDay } from '../../bookings/customer-day.ts';
import { agreedItem, type FlightOrderRow } from '../../orders/order-row.ts';
import type { ReturnWay } from '../../refunds/return-way.ts';
import { termsView } from '../../trips/trip-view.ts';

/** Whether a car can be given back, by the dated terms of its operator and the day in Mongolia. A part of a tögrög is kept. */
export function ruleOfTransport(order: FlightOrderRow, now: number): WholeReturn {
  const { terms, date, price } = agreedItem(order, 'transport');
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

/** The operator takes its car back; its days can be sold again. */
export const transportReturn: ReturnWay = {
  ask: ({ transports }, { ref_number }) => transports.supplier.cancel(ref_number),
  release: ({ inventory }, tx, { ref_number }) => inventory.releaseSeats(tx, ref_number),
};
