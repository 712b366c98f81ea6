import { noFlights } from './no-flights.ts';
import { orderStatus, type FlightOrderRow } from './order-row.ts';

type Filled = 'ref_number' | 'user_id' | 'product' | 'item' | 'locale' | 'contact' | 'total' | 'pay_until';

/** An order that waits for its money, of another product than flights: what it has nothing of is empty. Its booking says the rest. */
export function emptyOrder(now: number): Omit<FlightOrderRow, Filled | 'quote_ref' | 'fingerprint'> {
  return {
    status: orderStatus.awaitingPayment,
    offer: noFlights,
    travellers: [],
    seats: 1,
    fee: 0,
    discount: 0,
    coupon_code: null,
    instalments: null,
    plan: null,
    terms: null,
    credit_name: null,
    remind_at: null,
    paid: 0,
    departs_at: now,
    created_at: now,
    paid_at: null,
    ended_at: null,
    issued_at: null,
    issue_attempts: 0,
    next_issue_at: null,
    issue_failed_at: null,
    airline_reference: null,
    change: null,
  };
}

/** The row as it is written: what is JSON in the database is text. */
export function insertOf(row: FlightOrderRow) {
  return {
    ...row,
    item: JSON.stringify(row.item),
    offer: JSON.stringify(row.offer),
    travellers: JSON.stringify(row.travellers),
    contact: JSON.stringify(row.contact),
    instalments: row.instalments && JSON.stringify(row.instalments),
    change: null,
    terms: null,
  };
}
