/** @jest-environment node */
import { createBreaker } from './create-breaker.ts';

describe('createBreaker', () => {
  it('[REL-4] refuses at once after lasting failure, looks again after a rest, and closes on success', () => {
    let time = 0;
    const breaker = createBreaker({ now: () => time, most: 2, restMs: 100 });
    breaker.failed();
    expect(breaker.allows()).toBe(true);
    breaker.failed();
    expect(breaker.allows()).toBe(false);
    time = 101;
    expect(breaker.allows()).toBe(true);
    expect(breaker.allows()).toBe(false);
    breaker.succeeded();
    expect(breaker.allows()).toBe(true);
  });
});
