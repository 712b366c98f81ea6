import { usesClock } from './uses-clock.ts';

it.each([
  ['jest.useFakeTimers({ now: 0 });', true],
  ['fixture.clock.advance(60_000);', true],
  ["import { movableClock } from '../testing/movable-clock.ts';", true],
  ['expect(clock.now()).toBe(0); // the clock stands', false],
])('a test with `%s` is one with a clock: %s', (text, found) => {
  expect(usesClock(text)).toBe(found);
});
