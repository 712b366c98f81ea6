import { nearest, niceTop, pathOf, spanOf } from './plot-scale.ts';

describe('The axis of a plot', () => {
  it.each([
    [0, 1],
    [0.012, 0.02],
    [0.021, 0.025],
    [3, 5],
    [99, 100],
    [100, 100],
    [101, 200],
  ])('of values up to %d ends at %d', (most, top) => {
    expect(niceTop(most)).toBeCloseTo(top, 6);
  });

  it('goes from the first point of all lines to the last', () => {
    expect(
      spanOf([
        [{ at: 3, value: 1 }],
        [
          { at: 1, value: null },
          { at: 9, value: 2 },
        ],
      ]),
    ).toEqual([1, 9]);
    expect(spanOf([[], []])).toBeNull();
  });
});

describe('A line', () => {
  const points = [0, 50, null, 100].map((value, at) => ({ at, value }));

  it('is drawn from left to right, higher for more, and broken where there is no value', () => {
    expect(pathOf(points, [0, 3], 100)).toBe('M0 100h0L33.33 50M100 0h0');
  });

  it('of one point is a dot in the middle', () => {
    expect(pathOf([{ at: 7, value: 1 }], [7, 7], 2)).toBe('M50 50h0');
  });

  it('is read at the point that lies nearest', () => {
    expect([nearest([1, 5, 9], 6), nearest([1, 5, 9], 8), nearest([], 1)]).toEqual([5, 9, null]);
  });
});
