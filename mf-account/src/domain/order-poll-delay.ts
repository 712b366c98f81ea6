import type { OrderStatusCode } from '@aylal/contracts';

const delays = [5000, 8000, 13_000, 20_000, 30_000, 60_000] as const;

/** In how many milliseconds an order is read again while its payment or ticket is on the way (status 1 to 3); false once nothing moves by itself. */
export function orderPollDelay(status: OrderStatusCode | undefined, asked: number): number | false {
  if (status === undefined || status > 3) return false;
  return delays[Math.min(asked, delays.length - 1)] ?? 60_000;
}
