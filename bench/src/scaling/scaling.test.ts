import { scalingOf, missedScaling } from './scaling.ts';
import type { Landing } from './measure-landing.ts';

const load: Landing = { bytes: 250_000, pageBytes: 5000, requests: 20, largestPaint: 2000, layoutShift: 0 };
const with50 = (changed: Partial<Landing>, resolvingMs = 0.01, again: Partial<Landing> = {}) =>
  scalingOf([
    { registered: 2, loads: [load, load], resolvingMs: 0.01 },
    { registered: 2, loads: [load, load].map((one) => ({ ...one, ...again })), resolvingMs: 0.01 },
    { registered: 50, loads: [load, { ...load, ...changed }, { ...load, ...changed }].slice(1), resolvingMs },
  ]);

describe('Flat cost', () => {
  it('is kept within three of a hundred', () => {
    expect(missedScaling(with50({ bytes: 257_000, largestPaint: 2050 }))).toEqual([]);
    expect(with50({ bytes: 255_000 })[2]?.bytesRatio).toBeCloseTo(1.02);
  });

  it.each([
    { changed: { bytes: 258_000 }, says: 'bytes are 1.032 times' },
    { changed: { requests: 21 }, says: 'requests are 1.050 times' },
    { changed: { largestPaint: 2100 }, says: 'LCP are 1.050 times' },
  ])('is missed: $says', ({ changed, says }) => {
    expect(missedScaling(with50(changed))).toEqual([expect.stringContaining(says)]);
  });

  it('cannot be judged by time on a machine that does not agree with itself', () => {
    expect(missedScaling(with50({ largestPaint: 2100 }, 0.01, { largestPaint: 1900 }))).toEqual([
      'LCP of the landing page cannot be judged: the same page twice differs by 5.0 %',
    ]);
  });

  it('is missed when the server takes a millisecond', () => {
    expect(missedScaling(with50({}, 1))).toEqual([expect.stringContaining('resolving takes 1.000 ms')]);
  });
});
