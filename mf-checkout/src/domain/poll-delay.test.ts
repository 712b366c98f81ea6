import { pollDelay, reconnectDelay } from './poll-delay.ts';

describe('Asking how a payment stands', () => {
  it.each([
    ['not-started', false],
    ['paid', false],
    ['expired', false],
    [undefined, false],
  ] as const)('stops while it is %s', (state, delay) => {
    expect(pollDelay(state, false, 3)).toBe(delay);
  });

  it('[REL-12] grows its pauses up to a minute without a live connection', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 99].map((asked) => pollDelay('waiting', false, asked))).toEqual([
      3000, 5000, 8000, 13_000, 20_000, 30_000, 60_000, 60_000, 60_000,
    ]);
  });

  it('[GAP-89.2] keeps asking while the state is unknown', () => {
    expect(pollDelay('unknown', false, 0)).toBe(3000);
  });

  it('asks once a minute beside a live connection', () => {
    expect(pollDelay('waiting', true, 0)).toBe(60_000);
  });
});

describe('Coming back to the live connection', () => {
  it('[REL-12] waits longer after each failure, spread between half and the whole', () => {
    expect([0, 1, 2, 10].map((attempt) => [reconnectDelay(attempt, 0), reconnectDelay(attempt, 1)])).toEqual([
      [500, 1000],
      [1000, 2000],
      [2000, 4000],
      [15_000, 30_000],
    ]);
  });
});
