import { landingFigures, type Landing } from '../scaling/measure-landing.ts';
import { missedBudgets, missedByGrowth, missedByReadings, missedHome } from './budgets.ts';
import { compareLoads, figures, type Figure } from './compare.ts';
import type { Load } from './measure-load.ts';

const load: Load = {
  firstPaint: 2000,
  largestPaint: 3000,
  largestElement: 'h1',
  contentVisible: 3000,
  usable: 3000,
  selectable: 3000,
  requests: 15,
  pageBytes: 5000,
  scriptBytes: 200_000,
  allBytes: 260_000,
  usableBytes: 50_000,
  depth: 2,
  chain: ['page', 'main.js'],
  layoutShift: 0,
  longestTask: 140,
  blockedMs: 300,
  warnings: [],
  rendered: true,
  routeChange: { nextFrame: 48, painted: 300 },
  wire: [],
};
const landing = { largestPaint: 1000, layoutShift: 0, requests: 3, pageBytes: 9000, bytes: 90_000 };
const growth = { further: 20, bytesPerRemote: 40, requestsMore: 0, selectableRatio: 1, largestPaintRatio: 1 };
const oneBundle: Load = { ...load, selectable: 5000 };
const next: Load = { ...load, largestPaint: 4000, contentVisible: 4000, selectable: 3600 };

function missed(changed: Partial<Load>, absent: { next?: string } = {}): string[] {
  const product = [{ ...load, ...changed }];
  const against = (peer: Load) => compareLoads(product, [peer], Object.keys(figures) as Figure[]);
  const comparison = {
    oneBundle: against(oneBundle),
    floor: against(load),
    ...(absent.next ? {} : { next: against(next) }),
  };
  return missedBudgets(comparison, absent, product);
}

describe('missedBudgets', () => {
  it('says nothing when everything is kept', () => {
    expect(missed({ largestPaint: 3150, scriptBytes: 210_000, longestTask: 150, usableBytes: 60_000 })).toEqual([]);
  });

  it.each([
    { changed: { rendered: false }, says: 'left 1 of 1 pages to the browser' },
    { changed: { depth: 3 }, says: 'request chain is 3 deep' },
    { changed: { scriptBytes: 220_000 }, says: 'scriptBytes: 1.100 times that of one bundle' },
    { changed: { usable: 4530 }, says: 'usable: 1.510 times that of floor' },
    { changed: { usableBytes: 60_001 }, says: '60001 bytes come until a tap leads on' },
    { changed: { layoutShift: 0.002 }, says: 'layout shifts by 0.0020' },
    { changed: { longestTask: 151 }, says: 'longest task while somebody taps takes 151 ms' },
    { changed: { routeChange: { nextFrame: 104, painted: 300 } }, says: 'next frame after 104 ms' },
    { changed: { routeChange: null }, says: 'next frame after NaN ms' },
    { changed: { warnings: ['was preloaded but not used'] }, says: 'was preloaded but not used' },
  ])('names the budget that is missed: $says', ({ changed, says }) => {
    expect(missed(changed)).toEqual([expect.stringContaining(says)]);
  });

  it('asks each peer for its own ratio', () => {
    expect(missed({ largestPaint: 3360 })).toEqual([
      'largestPaint: 1.120 times that of one bundle, at most 1.05 is allowed',
      'largestPaint: 1.120 times that of floor, at most 1.1 is allowed',
      'largestPaint: 0.840 times that of Next, at most 0.8 is allowed',
    ]);
    expect(missed({ selectable: 3600 })).toEqual([
      'selectable: 0.720 times that of one bundle, at most 0.7 is allowed',
      'selectable: 1.000 times that of Next, at most 0.85 is allowed',
    ]);
    expect(missed({ contentVisible: 3360 })).toEqual([
      'contentVisible: 1.120 times that of floor, at most 1.1 is allowed',
      'contentVisible: 0.840 times that of Next, at most 0.8 is allowed',
    ]);
  });

  it('says which peer is missing', () => {
    expect(missed({}, { next: 'it could not be installed' })).toEqual(['Next not measured: it could not be installed']);
  });

  it('allows a further remote what it is worth', () => {
    expect(missedByGrowth(growth)).toEqual([]);
  });

  it('names what a further remote costs too much', () => {
    expect(missedByGrowth({ ...growth, bytesPerRemote: 80, requestsMore: 2 })).toEqual([
      expect.stringContaining('80.0 bytes of HTML'),
      expect.stringContaining('2 more requests'),
    ]);
  });
});

describe('missedByReadings', () => {
  it.each([
    [[150, 150, 900], []],
    [[100, 151, 302], ['the longest task while somebody reads takes 151 ms, at most 150 are allowed']],
  ])('of the longest tasks %j says %j', (tasks, missed) => {
    expect(missedByReadings(tasks.map((longestTask) => ({ longestTask, blockedMs: 0 })))).toEqual(missed);
  });
});

describe('missedHome', () => {
  const missedWith = (changed: Partial<Landing>) => {
    const product = [{ ...landing, ...changed }];
    const floor = compareLoads(product, [landing], Object.keys(landingFigures) as (keyof Landing)[]);
    return missedHome({ floor }, product);
  };

  it('says nothing when everything is kept', () => {
    expect(missedWith({ largestPaint: 1050 })).toEqual([]);
  });

  it('names what is missed', () => {
    expect(missedWith({ largestPaint: 1110, layoutShift: 0.01 })).toEqual([
      'landing page, largestPaint: 1.110 times that of floor, at most 1.05 is allowed',
      'the layout of the landing page shifts by 0.0100, at most 0 is allowed',
    ]);
  });
});
