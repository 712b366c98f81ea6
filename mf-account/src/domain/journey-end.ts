import type { Order } from '@aylal/contracts/orders';
import { daysMs } from '@aylal/domain/calendar';

const DAY_MS = daysMs(1);

/** When what was bought is over, as ISO 8601: a day after its end, for delays and for places behind our own zone. Undefined for goods without an end. */
export function journeyEnd({ ends_at }: Pick<Order, 'ends_at'>): string | undefined {
  return ends_at === null ? undefined : new Date(Date.parse(ends_at) + DAY_MS).toISOString();
}
