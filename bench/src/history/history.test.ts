import { compareLoads } from '../page/compare.ts';
import { changesSince, ratiosOf } from './history.ts';

const compared = (measured: number, base: number) =>
  compareLoads(
    [{ largestPaint: measured, requests: 3 }],
    [{ largestPaint: base, requests: 0 }],
    ['largestPaint', 'requests'],
  );
const run = (measured: number) => ({
  at: '2026-11-29T12:00:00.000Z',
  what: 'before',
  loads: 7,
  ratios: ratiosOf({ results: { floor: compared(measured, 1000) } }),
});

describe('The history of the bench', () => {
  it('keeps ratios, and none where there is nothing to compare with', () => {
    expect(run(1234.5678).ratios).toEqual({ results: { floor: { largestPaint: 1.235 } } });
  });

  it('says what has changed, by name, and nothing of what a noisy machine does by itself', () => {
    expect(changesSince(run(1000), run(1100).ratios)).toEqual(['results, largestPaint to floor: 1.100, was 1.000']);
    expect(changesSince(run(1000), run(1040).ratios)).toEqual([]);
  });

  it('says nothing of what only one of the runs has measured', () => {
    expect(changesSince({ ...run(1000), ratios: {} }, run(2000).ratios)).toEqual([]);
  });
});
