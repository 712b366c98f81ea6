import { fallbackLatencyOf, missedFallbackLatency } from './fallback-latency.ts';

describe('Giving way to the last good release', () => {
  it('is in time at the median, whatever the longest was', () => {
    const one = fallbackLatencyOf('entry', [120, 300, 900]);
    expect(one).toEqual({ what: 'entry', ms: 300, longestMs: 900 });
    expect(missedFallbackLatency([one])).toEqual([]);
  });

  it('is missed above 300 ms, and when nothing was measured', () => {
    expect(missedFallbackLatency([fallbackLatencyOf('render', [301])])).toEqual([
      'the last good release takes 301 ms to replace a release with a fault of the render, at most 300 are allowed',
    ]);
    expect(missedFallbackLatency([{ what: 'chunk', ms: Number.NaN, longestMs: 0 }])).toHaveLength(1);
  });
});
