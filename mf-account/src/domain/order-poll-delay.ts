import type { OrderStatusCode } from '@aylal/contracts/orders';

const delays = [5000, 8000, 13_000, 20_000, 30_000, 60_000] as const;

/** In how many milliseconds an order is read again while its payment, its ticket or its refund is on the way (status 1 to 3, 8 and 9); false once nothing moves by itself. */
export function orderPollDelay(status: OrderStatusCode | undefined, asked: number): number | false {
  const moving = status !== undefined && (status <= 3 || status === 8 || status === 9);
  if (!moving) return false;
  return delays[Math.min(asked, delays.length - 1)] ?? 60_000;
}

/** The pauses of one page: they begin again at every turn of the order, because the next turn may be near. `reads` counts all reads of the page. */
export function createPollPace(): (status: OrderStatusCode | undefined, reads: number) => number | false {
  let seen: OrderStatusCode | undefined;
  let turnedAt = 0;
  return (status, reads) => {
    if (status !== seen) [seen, turnedAt] = [status, reads];
    return orderPollDelay(status, reads - turnedAt);
  };
}
