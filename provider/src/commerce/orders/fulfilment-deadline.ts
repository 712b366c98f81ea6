import { hoursMs, minutesMs } from '@aylal/domain/calendar';
const HOUR_MS = hoursMs(1);
/** Something whose start has passed already, such as a cover from today on, is tried for this long all the same. */
const AT_LEAST_MS = minutesMs(15);

/** What `fulfilmentDeadline` and `refundDueFrom` ask of an order; instants in milliseconds of the provider's clock. */
export interface PaidOrder {
  /** How many hours the partner of its product has (`Product.waitHours`). */
  readonly waitHours: number;
  readonly paidAt: number;
  /** Null for what has no start, such as an eSIM. */
  readonly departsAt: number | null;
}

/** When we stop waiting for the partner of a paid order and give the money back: after the time of its product, before it starts at the latest. */
export function fulfilmentDeadline({ waitHours, paidAt, departsAt }: PaidOrder): number {
  const waited = paidAt + waitHours * HOUR_MS;
  const latest = departsAt === null ? waited : Math.min(waited, departsAt);
  return Math.max(latest, paidAt + AT_LEAST_MS);
}

/** From when the customer need not wait any longer and may take the money back: after a quarter of our own patience, a quarter of an hour at least (decision 0265). */
export function refundDueFrom(order: PaidOrder): number {
  const { paidAt } = order;
  return paidAt + Math.max((fulfilmentDeadline(order) - paidAt) / 4, AT_LEAST_MS);
}
