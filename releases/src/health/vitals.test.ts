import * as v from 'valibot';
import { addVitals, noVitalSpans, vitals, vitalSpan, vitalTrials, vitalWithin } from './vitals.ts';

const spansOf = (...values: number[]) =>
  values.reduce((all, ms) => all.with(vitalSpan('lcp', ms), (all[vitalSpan('lcp', ms)] ?? 0) + 1), [...noVitalSpans]);

describe('Vitals of a release', () => {
  it.each([
    ['a good page', 'lcp', 2500, 2],
    ['a page that is not good', 'lcp', 2501, 3],
    ['longer than every bound', 'inp', 9000, 5],
    ['nothing jumped', 'cls', 0, 0],
    ['a jump that is still good', 'cls', 0.1, 2],
  ] as const)('%s has its span', (_name, name, value, span) => {
    expect(vitalSpan(name, value)).toBe(span);
  });

  it('add up, and come to tries and to those that were not good', () => {
    const sum = addVitals({ lcp: spansOf(900, 2400) }, { lcp: spansOf(2600, 9000), cls: [1, 0, 0, 1, 0, 0] });
    expect(sum).toEqual({ lcp: [1, 0, 1, 1, 0, 1], cls: [1, 0, 0, 1, 0, 0] });
    expect(vitalTrials(sum)).toEqual({ lcp: { pages: 4, failures: 2 }, cls: { pages: 2, failures: 1 } });
  });

  it.each([
    ['nothing was measured', [], null],
    ['three quarters', [900, 900, 2400, 9000], 2500],
    ['in the open span', [9000], Infinity],
  ])('are told by what three quarters of the pages stay within: %s', (_name, values, within) => {
    expect(vitalWithin('lcp', spansOf(...values))).toBe(within);
  });

  it.each([
    ['a vital that is none', { ttfb: noVitalSpans }],
    ['more spans than there are', { lcp: [...noVitalSpans, 1] }],
    ['a count below nothing', { lcp: noVitalSpans.with(0, -1) }],
  ])('are refused with %s', (_name, counts) => {
    expect(v.is(vitals, { lcp: noVitalSpans })).toBe(true);
    expect(v.is(vitals, counts)).toBe(false);
  });
});
