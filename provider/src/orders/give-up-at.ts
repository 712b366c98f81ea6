import type { OrderProduct } from '@aylal/contracts';

const HOUR_MS = 3_600_000;
/** Something whose start has passed already, such as a cover from today on, is tried for this long all the same. */
const AT_LEAST_MS = 15 * 60_000;

/** How many hours a partner has to make what is paid. Short where people are about to leave, long where somebody has to answer by hand. */
const hours: Readonly<Record<OrderProduct, number>> = {
  flight: 24,
  hotel: 12,
  bus: 2,
  train: 2,
  trip: 24,
  transport: 12,
  esim: 2,
  insurance: 6,
};

/** What `giveUpAt` and `moneyBackFrom` ask of an order; instants in milliseconds of the provider's clock. */
export interface PaidOrder {
  readonly product: OrderProduct;
  readonly paidAt: number;
  readonly departsAt: number;
}

/** When we stop waiting for the partner of a paid order and give the money back: after the time of its product, before it starts at the latest. eSIMs have no start. */
export function giveUpAt(order: PaidOrder): number {
  const waited = order.paidAt + hours[order.product] * HOUR_MS;
  const latest = order.product === 'esim' ? waited : Math.min(waited, order.departsAt);
  return Math.max(latest, order.paidAt + AT_LEAST_MS);
}

/** From when the customer need not wait any longer and may take the money back: after a quarter of our own patience, a quarter of an hour at least (decision 0265). */
export function moneyBackFrom(order: PaidOrder): number {
  const { paidAt } = order;
  return paidAt + Math.max((giveUpAt(order) - paidAt) / 4, AT_LEAST_MS);
}
