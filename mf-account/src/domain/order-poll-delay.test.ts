import { createPollPace, orderPollDelay } from './order-poll-delay.ts';

describe('Reading an order again by itself', () => {
  it.each([1, 2, 3, 8, 9] as const)('goes on with growing pauses at status %d', (status) => {
    expect([0, 1, 5, 50].map((asked) => orderPollDelay(status, asked))).toEqual([5000, 8000, 60_000, 60_000]);
  });

  it.each([4, 5, 6, 7, 10, undefined] as const)('ends at status %s', (status) => {
    expect(orderPollDelay(status, 0)).toBe(false);
  });
});

it('the pauses of a page begin again when the order takes a turn, and not before', () => {
  const pace = createPollPace();
  expect([pace(2, 1), pace(2, 1), pace(2, 2), pace(2, 3)]).toEqual([5000, 5000, 8000, 13_000]);
  expect([pace(4, 4), pace(8, 5), pace(8, 6), pace(9, 7)]).toEqual([false, 5000, 8000, 5000]);
});
