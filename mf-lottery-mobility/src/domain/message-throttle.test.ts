import { createMessageThrottle } from './message-throttle.ts';

const times = (count: number, everyMs: number) => Array.from({ length: count }, (_, index) => index * everyMs);

describe('[PROD-05] The flood gate of a game', () => {
  it('lets through what a game says in a hurry', () => {
    const lets = createMessageThrottle();
    expect(times(200, 50).every((at) => lets(at))).toBe(true);
  });

  it('closes at the twenty-first message within a second, for good', () => {
    const lets = createMessageThrottle();
    expect(times(25, 10).filter((at) => lets(at))).toHaveLength(20);
    expect(lets(60_000)).toBe(false);
  });
});
