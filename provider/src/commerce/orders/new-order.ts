import { minutesMs } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { Insertable } from 'kysely';
import type { Ids } from '../../platform/ids.ts';
import { emptyOrder, insertOf } from './empty-order.ts';
import type { OrderRow, OrderTable } from './order-row.ts';

/** How long such an order waits for its money, in milliseconds. */
export const TO_PAY_MS = minutesMs(30);

/** What is bought, by whom and at what price; how many and from when, where that matters to the goods. */
export interface NewOrder
  extends
    Pick<OrderRow, 'user_id' | 'product' | 'item' | 'contact' | 'locale'>,
    Partial<Pick<OrderRow, 'quantity' | 'starts_at'>> {
  readonly total: Money;
  readonly now: number;
}

/**
 * An order that waits half an hour for its money. Nothing is held for it, so that two of the same are two orders; money that comes after its time is
 * credited, because the price may be another one by then (MNY-7).
 */
export function newOrder(
  ids: Pick<Ids, 'reference'>,
  { now, ...order }: NewOrder,
): { row: OrderRow; insert: Insertable<OrderTable> } {
  const ref_number = ids.reference('AYL');
  const row: OrderRow = {
    ...emptyOrder(now),
    ...order,
    ref_number,
    quote_ref: ref_number,
    fingerprint: ref_number,
    pay_until: now + TO_PAY_MS,
  };
  return { row, insert: insertOf(row) };
}
