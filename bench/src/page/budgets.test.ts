import { missedBudgets } from './budgets.ts';
import { compareLoads } from './compare.ts';
import type { Load } from './measure-load.ts';

const load: Load = {
  firstPaint: 2000,
  largestPaint: 3000,
  largestElement: 'h1',
  selectable: 3000,
  requests: 15,
  pageBytes: 5000,
  scriptBytes: 200_000,
  allBytes: 260_000,
  depth: 2,
  chain: ['page', 'main.js'],
  layoutShift: 0,
  longestTask: 200,
  blockedMs: 300,
  warnings: [],
  wire: [],
};
const growth = { further: 20, bytesPerRemote: 40, requestsMore: 0, selectableRatio: 1, largestPaintRatio: 1 };
const missed = (changed: Partial<Load>, grown: Partial<typeof growth> = {}) =>
  missedBudgets(compareLoads([{ ...load, ...changed }], [load]), [{ ...load, ...changed }], [{ ...growth, ...grown }]);

describe('missedBudgets', () => {
  it('says nothing when everything is kept', () => {
    expect(missed({ largestPaint: 3150, scriptBytes: 230_000 })).toEqual([]);
  });

  it.each([
    { changed: { depth: 3 }, says: 'request chain is 3 deep' },
    { changed: { largestPaint: 3300 }, says: 'largestPaint: 1.100' },
    { changed: { scriptBytes: 240_000 }, says: 'scriptBytes: 1.200' },
    { changed: { layoutShift: 0.2 }, says: 'layout shifts by 0.200' },
    { changed: { warnings: ['was preloaded but not used'] }, says: 'was preloaded but not used' },
  ])('names the budget that is missed: $says', ({ changed, says }) => {
    expect(missed(changed)).toEqual([expect.stringContaining(says)]);
  });

  it('names what a further remote costs too much', () => {
    expect(missed({}, { bytesPerRemote: 80, requestsMore: 2 })).toEqual([
      expect.stringContaining('80.0 bytes of HTML'),
      expect.stringContaining('2 more requests'),
    ]);
  });
});
