import { orderStatus, type OrderRow } from './order-row.ts';

type Filled = 'ref_number' | 'user_id' | 'product' | 'item' | 'locale' | 'contact' | 'total' | 'pay_until';

/** An order that waits for its money, of another product than flights: what it has nothing of is empty. Its booking says the rest. */
export function emptyOrder(now: number): Omit<OrderRow, Filled | 'quote_ref' | 'fingerprint'> {
  return {
    status: orderStatus.awaitingPayment,
    offer: null,
    travellers: [],
    quantity: 1,
    fee: 0,
    discount: 0,
    coupon_code: null,
    instalments: null,
    instalment_plan: null,
    instalment_terms: null,
    credit_name: null,
    next_reminder_at: null,
    paid: 0,
    starts_at: now,
    created_at: now,
    paid_at: null,
    ended_at: null,
    fulfilled_at: null,
    fulfil_attempts: 0,
    next_fulfil_at: null,
    fulfil_failed_at: null,
    confirmation: null,
    change: null,
  };
}

/** The row as it is written: what is JSON in the database is text. */
export function insertOf(row: OrderRow) {
  return {
    ...row,
    item: JSON.stringify(row.item),
    offer: null,
    travellers: JSON.stringify(row.travellers),
    contact: JSON.stringify(row.contact),
    instalments: row.instalments && JSON.stringify(row.instalments),
    change: null,
    instalment_terms: null,
  };
}
