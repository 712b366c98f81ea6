import { isFailure, loadOutcomes } from './load-outcomes.ts';
import { addLoadTimes, loadTimeBoundsMs, loadTimeSpan, loadTimeWithin, noLoadTimes } from './load-times.ts';

const timesOf = (...all: number[]) =>
  all.reduce((times, ms) => times.with(loadTimeSpan(ms), (times[loadTimeSpan(ms)] ?? 0) + 1), [...noLoadTimes]);

describe('Load times of a release', () => {
  it.each([
    ['no load', [], 0.5, null],
    ['one load', [30], 0.5, 50],
    ['half of them', [10, 10, 300, 300], 0.5, 50],
    ['three quarters of them', [10, 10, 300, 300], 0.75, 400],
    ['a bound itself', [100], 0.75, 100],
    ['longer than every bound', [9000], 0.5, Infinity],
  ])('%s', (_name, all, part, within) => {
    expect(loadTimeWithin(timesOf(...all), part)).toBe(within);
  });

  it('add up span by span', () => {
    expect(addLoadTimes(timesOf(10, 9000), timesOf(10))).toEqual(timesOf(10, 10, 9000));
    expect(noLoadTimes).toHaveLength(loadTimeBoundsMs.length + 1);
  });
});

describe('Outcomes of a load', () => {
  it('count against a release only when a visitor could see it', () => {
    expect(loadOutcomes.filter(isFailure)).toEqual(['failed', 'render-error']);
  });
});
