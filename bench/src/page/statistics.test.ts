import { median, pairedRatio } from './statistics.ts';

describe('median', () => {
  it.each([
    { values: [3], middle: 3 },
    { values: [9, 1, 5], middle: 5 },
    { values: [4, 1, 3, 2], middle: 2.5 },
  ])('of $values is $middle', ({ values, middle }) => {
    expect(median(values)).toBe(middle);
  });

  it('refuses an empty list', () => {
    expect(() => median([])).toThrow('no value');
  });
});

describe('pairedRatio', () => {
  it('compares each value with the one measured beside it', () => {
    expect(pairedRatio([110, 220, 440], [100, 200, 400])).toBeCloseTo(1.1);
  });

  it('is not moved by one pair that a busy machine spoilt', () => {
    expect(pairedRatio([110, 900, 121], [100, 100, 110])).toBeCloseTo(1.1);
  });

  it('refuses lists of differing length', () => {
    expect(() => pairedRatio([1], [1, 2])).toThrow('pairs');
  });
});
