import { localDate } from '../calendar/index.ts';
import { datedPercentKept, datedTermsFrom } from './dated-terms.ts';

const terms = [
  { days_before: 2, percent: 100 },
  { days_before: 30, percent: 10 },
  { days_before: 7, percent: 50 },
];

describe('What cancelling a trip costs', () => {
  it.each([
    [
      'costs nothing until the first term',
      '2027-06-01',
      [
        [null, '2027-06-10', 0],
        ['2027-06-11', '2027-07-03', 10],
        ['2027-07-04', '2027-07-08', 50],
        ['2027-07-09', '2027-07-10', 100],
      ],
    ],
    [
      'has begun on the first day of a term',
      '2027-06-11',
      [
        [null, '2027-07-03', 10],
        ['2027-07-04', '2027-07-08', 50],
        ['2027-07-09', '2027-07-10', 100],
      ],
    ],
    ['costs everything on the last days', '2027-07-10', [[null, '2027-07-10', 100]]],
    ['is over once it has left', '2027-07-11', []],
  ])('%s', (_, today, expected) => {
    const stretches = datedTermsFrom(terms, localDate('2027-07-11'), localDate(today));
    expect(stretches.map(({ from, until, percent }) => [from, until, percent])).toEqual(expected);
  });

  it.each([
    ['2027-06-10', 0],
    ['2027-06-11', 10],
    ['2027-07-10', 100],
    ['2027-07-11', null],
  ] as const)('on %s is %s percent of the price', (today, percent) => {
    expect(datedPercentKept(terms, localDate('2027-07-11'), localDate(today))).toBe(percent);
  });

  it('is nothing at all where the operator names no terms', () => {
    expect(datedTermsFrom([], localDate('2027-07-11'), localDate('2027-07-01'))).toEqual([
      { from: null, until: '2027-07-10', percent: 0 },
    ]);
  });

  it('has no term that begins with the departure', () => {
    expect(
      datedTermsFrom([{ days_before: 0, percent: 100 }], localDate('2027-07-11'), localDate('2027-07-01')),
    ).toEqual([{ from: null, until: '2027-07-10', percent: 0 }]);
  });
});
