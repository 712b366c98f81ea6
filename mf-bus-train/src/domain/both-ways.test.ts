import { localDate } from '@aylal/domain/calendar';
import { keptOther, readBothWays, turned, wayOut } from './both-ways.ts';

const now = new Date('2026-12-01T04:00:00Z');
const [fourth, fifth, eighth] = ['2026-12-04', '2026-12-05', '2026-12-08'].map(localDate) as [
  ReturnType<typeof localDate>,
  ReturnType<typeof localDate>,
  ReturnType<typeof localDate>,
];
const read = (search: string) => readBothWays(new URLSearchParams(search), fifth, now);

describe('A journey there and back', () => {
  it.each([
    ['return_date=2026-12-08', { shown: 'out', other: eighth }],
    ['return_date=2026-12-05', { shown: 'out', other: fifth }],
    ['out_date=2026-12-04', { shown: 'back', other: fourth }],
  ])('is read from "%s"', (search, ways) => expect(read(search)).toEqual(ways));

  it.each([
    '',
    'return_date=2026-12-04',
    'out_date=2026-12-08',
    'out_date=2026-11-30',
    'return_date=2027-06-01',
    'return_date=soon',
  ])('is none with "%s"', (search) => expect(read(search)).toBeNull());

  it('says of each way the day of the other', () => {
    const ways = { shown: 'out', other: eighth } as const;
    expect(keptOther(ways, fifth)).toEqual({ return_date: eighth });
    expect(turned(ways, fifth)).toEqual({ out_date: fifth });
    expect(turned({ shown: 'back', other: fifth }, eighth)).toEqual({ return_date: eighth });
  });

  it('is one way again, where another day leaves no way back', () =>
    expect(keptOther({ shown: 'out', other: fifth }, eighth)).toEqual({}));

  it('is changed from its way out', () =>
    expect(wayOut({ stop: '201', end: '101', date: eighth }, { shown: 'back', other: fifth })).toEqual({
      trip: { stop: '101', end: '201', date: fifth },
      return_date: eighth,
    }));
});
