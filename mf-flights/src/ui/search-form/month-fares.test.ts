import { localDate } from '@aylal/domain/calendar';
import { fareKind, faresByDay, monthAfter, monthFaresWish, type FareSearch } from './month-fares.ts';

const search: FareSearch = {
  _from: 'UBN',
  _to: 'ICN',
  depart_date: localDate('2026-12-19'),
  return_date: localDate('2026-12-24'),
  trip_type: 'RT',
  adult: 2,
  child: 0,
  infant: 0,
};
const shown = { month: '2026-12', end: 'start' } as const;

describe('[NEED-36] the fares of a calendar', () => {
  it.each([
    ['one way', { trip_type: 'OW' }, 'end', { kind: 'one-way' }],
    ['a round trip of the nights that are chosen', {}, 'start', { kind: 'stay', days: 5 }],
    ['a round trip of a week while no return is chosen', { return_date: '' }, 'start', { kind: 'stay', days: 7 }],
    ['a return of the departure that is chosen', {}, 'end', { kind: 'back' }],
    [
      'a round trip while no departure is chosen',
      { depart_date: '', return_date: '' },
      'end',
      { kind: 'stay', days: 7 },
    ],
  ] as const)('are those of %s', (_name, change, end, kind) => {
    expect(fareKind({ ...search, ...change }, end)).toEqual(kind);
  });

  it('are asked for everybody who travels', () => {
    expect(monthFaresWish(search, shown)).toEqual({
      _from: 'UBN',
      _to: 'ICN',
      month: '2026-12',
      trip_type: 'RT',
      stay: 5,
      adult: 2,
      child: 0,
      infant: 0,
    });
    expect(monthFaresWish(search, { ...shown, end: 'end' })).toMatchObject({ depart_date: localDate('2026-12-19') });
  });

  it.each([{ _to: '' }, { _from: '' }, { _to: 'UBN' }])('are not asked for while the places are %j', (places) => {
    expect(monthFaresWish({ ...search, ...places }, shown)).toBeNull();
  });

  it('are those of one adult, with every day that no other of its month undercuts', () => {
    const fares = [
      { date: localDate('2026-12-19'), adult_fare: 905_401 },
      { date: localDate('2026-12-20'), adult_fare: 812_000 },
      { date: localDate('2026-12-21'), adult_fare: 812_000 },
    ];
    expect(faresByDay(fares)).toEqual({
      '2026-12-19': { price: 905_401, low: false },
      '2026-12-20': { price: 812_000, low: true },
      '2026-12-21': { price: 812_000, low: true },
    });
  });

  it('know the month after, over the end of a year', () => {
    expect([monthAfter('2026-11'), monthAfter('2026-12')]).toEqual(['2026-12', '2027-01']);
  });
});
