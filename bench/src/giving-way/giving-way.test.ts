import { givingWayOf, missedGivingWay } from './giving-way.ts';

describe('Giving way to the last good release', () => {
  it('is in time at the median, whatever the longest was', () => {
    const one = givingWayOf('entry', [120, 300, 900]);
    expect(one).toEqual({ what: 'entry', ms: 300, longestMs: 900 });
    expect(missedGivingWay([one])).toEqual([]);
  });

  it('is missed above 300 ms, and when nothing was measured', () => {
    expect(missedGivingWay([givingWayOf('render', [301])])).toEqual([
      'the last good release takes 301 ms to stand in for a fault of the render, at most 300 are allowed',
    ]);
    expect(missedGivingWay([{ what: 'chunk', ms: Number.NaN, longestMs: 0 }])).toHaveLength(1);
  });
});
