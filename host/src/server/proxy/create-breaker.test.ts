/** @jest-environment node */
import { createBreaker } from './create-breaker.ts';

describe('createBreaker', () => {
  it('[REL-4] refuses at once after lasting failure, looks again after a rest, and closes on success', () => {
    let time = 0;
    const breaker = createBreaker({ now: () => time, most: 2, restMs: 100 });
    breaker.failed();
    expect(breaker.open()).toBe(true);
    breaker.failed();
    expect(breaker.open()).toBe(false);
    time = 101;
    expect(breaker.open()).toBe(true);
    expect(breaker.open()).toBe(false);
    breaker.succeeded();
    expect(breaker.open()).toBe(true);
  });
});
