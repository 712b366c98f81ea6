import type { Locale } from '@aylal/domain';
import type { Insertable } from 'kysely';
import type { Ids } from '../../platform/ids.ts';
import { emptyOrder, insertOf } from '../../commerce/orders/empty-order.ts';
import type { OrderRow, OrderTable } from '../../commerce/orders/order-row.ts';
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
): { row: OrderRow; insert: Insertable<OrderTable> } {
  const ref_number = ids.reference('AYL');
  const row: OrderRow = {
    ...emptyOrder(now),
    ref_number,
    user_id: userId,
    product: 'esim',
    item,
    quote_ref: ref_number,
    fingerprint: ref_number,
    locale,
    contact: {
      contact_name: contact.name,
      contact_email: contact.email,
      contact_dial_code: '',
      contact_phone: '',
      is_company: false,
      company_register: '',
    },
    total: item.price,
    pay_until: now + TO_PAY_MS,
  };
  return { row, insert: insertOf(row) };
}
