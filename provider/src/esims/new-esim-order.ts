import type { Locale } from '@aylal/domain';
import type { Insertable } from 'kysely';
import type { Ids } from '../ids.ts';
import { noFlights } from '../orders/no-flights.ts';
import { orderStatus, type FlightOrderRow, type FlightOrderTable } from '../orders/order-row.ts';
import type { StoredEsim } from './stored-esim.ts';

/** How long an order of an eSIM waits for its money. */
export const TO_PAY_MS = 30 * 60_000;

interface Wanted {
  readonly userId: string;
  readonly item: StoredEsim;
  readonly contact: { readonly name: string; readonly email: string };
  readonly locale: Locale;
  readonly now: number;
}

/**
 * An order that waits half an hour for its money. Nothing is held for it, so that two of the same are two orders; money that comes after its time is
 * credited, because the price may be another one by then.
 */
export function newEsimOrder(
  ids: Ids,
  { userId, item, contact, locale, now }: Wanted,
): { row: FlightOrderRow; insert: Insertable<FlightOrderTable> } {
  const ref_number = ids.reference('AYL');
  const row: FlightOrderRow = {
    ref_number,
    user_id: userId,
    product: 'esim',
    item,
    quote_ref: ref_number,
    fingerprint: ref_number,
    status: orderStatus.awaitingPayment,
    locale,
    offer: noFlights,
    travellers: [],
    contact: {
      contact_name: contact.name,
      contact_email: contact.email,
      contact_dial_code: '',
      contact_phone: '',
      is_company: false,
      company_register: '',
    },
    seats: 1,
    total: item.price,
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
    pay_until: now + TO_PAY_MS,
    paid_at: null,
    ended_at: null,
    issued_at: null,
    issue_attempts: 0,
    next_issue_at: null,
    issue_failed_at: null,
    airline_reference: null,
    change: null,
  };
  const insert = {
    ...row,
    item: JSON.stringify(item),
    offer: JSON.stringify(row.offer),
    travellers: '[]',
    contact: JSON.stringify(row.contact),
    change: null,
    instalments: null,
    terms: null,
  };
  return { row, insert };
}
