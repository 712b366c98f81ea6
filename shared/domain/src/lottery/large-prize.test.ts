import { isLargePrize } from './large-prize.ts';

it.each([
  [0, false],
  [1_000_000, false],
  [1_000_001, true],
])('the winner of %i₮ has to report: %s', (prize, large) => expect(isLargePrize(prize)).toBe(large));
