import { movableClock } from '../../testing/movable-clock.ts';
import { createRateLimiter } from './rate-limiter.ts';

const MOST = 50_000;
const perHour = { calls: 1, seconds: 3_600 };
const perMinute = { calls: 1, seconds: 60 };

describe('[AUT-5] A full table of counts', () => {
  const open = () => {
    const clock = movableClock('2026-09-01T00:00:00Z');
    const limiter = createRateLimiter(clock);
    const fill = (from: number, limit: typeof perHour) => {
      for (let key = from; key < MOST; key += 1) limiter.takeInBatches(`other-${key}`, limit);
    };
    return { clock, limiter, fill };
  };

  it('forgets windows that have ended before one that runs', () => {
    const { clock, limiter, fill } = open();
    limiter.takeInBatches('guesser', perHour);
    fill(1, perMinute);
    clock.advance(60_000);
    limiter.takeInBatches('newcomer', perHour);
    expect(() => limiter.takeInBatches('guesser', perHour)).toThrow('too-many-requests');
  });

  it('forgets the oldest where all still run, and counts on', () => {
    const { limiter, fill } = open();
    limiter.takeInBatches('oldest', perHour);
    fill(1, perHour);
    limiter.takeInBatches('newcomer', perHour);
    expect(() => limiter.takeInBatches('newcomer', perHour)).toThrow('too-many-requests');
    expect(() => limiter.takeInBatches('oldest', perHour)).not.toThrow();
    expect(() => limiter.takeInBatches(`other-${MOST - 1}`, perHour)).toThrow('too-many-requests');
  });
});
