import type { OrderStatusCode, PartnerChangeView } from '@aylal/contracts/orders';
import { createPollPace, orderPollDelay, type PolledOrder } from './order-poll-delay.ts';

describe('Reading an order again by itself', () => {
  it.each([1, 2, 3, 8, 9] as const)('goes on with growing pauses at status %d', (status) => {
    expect([0, 1, 5, 50].map((asked) => orderPollDelay(status, asked))).toEqual([5000, 8000, 60_000, 60_000]);
  });

  it.each([4, 5, 6, 7, 10, undefined] as const)('ends at status %s', (status) => {
    expect(orderPollDelay(status, 0)).toBe(false);
  });
});

const order = (status_code: OrderStatusCode, state?: PartnerChangeView['state']): PolledOrder => ({
  status: { status_code },
  ...(state ? { partner_change: { state } } : {}),
});

it('the pauses of a page begin again when the order takes a turn, and not before', () => {
  const pace = createPollPace();
  const asked = (status: OrderStatusCode, reads: number) => pace(order(status), reads);
  expect([asked(2, 1), asked(2, 1), asked(2, 2), asked(2, 3)]).toEqual([5000, 5000, 8000, 13_000]);
  expect([asked(4, 4), asked(8, 5), asked(8, 6), asked(9, 7)]).toEqual([false, 5000, 8000, 5000]);
});

it('an answer on its way to the carrier is followed until the carrier has taken it', () => {
  const pace = createPollPace();
  const asked = (state: PartnerChangeView['state'], reads: number) => pace(order(4, state), reads);
  expect([asked('open', 1), asked('accepting', 2), asked('accepting', 3), asked('accepted', 4)]).toEqual([
    false,
    5000,
    8000,
    false,
  ]);
});
