import { goodwillAlone, goodwillLeft, needsSecondPerson } from './goodwill.ts';

describe('Money that the office gives by judgement', () => {
  it('needs a second person above the limit', () => {
    expect([1, goodwillAlone, goodwillAlone + 1].map(needsSecondPerson)).toEqual([false, false, true]);
  });

  it.each([
    [900_000, 0, 900_000],
    [900_000, 850_000, 50_000],
    [900_000, 900_000, 0],
    [500_000, 900_000, 0],
  ])('of an order of %i of which %i are given is at most %i', (total, given, left) => {
    expect(goodwillLeft({ total, given })).toBe(left);
  });
});
