import { localDate } from '../calendar/index.ts';
import {
  nightsMakeTotal,
  readChildAges,
  stayDayFaults,
  stayFaults,
  stayNights,
  writeChildAges,
  type StayWish,
  type TypedStay,
} from './hotel-stay.ts';

const stay: StayWish = {
  check_in: localDate('2026-12-18'),
  check_out: localDate('2026-12-21'),
  rooms: 1,
  adults: 2,
  children: 0,
  child_age_details: '',
};

describe('A stay', () => {
  it('counts nights by date, check-out exclusive, over a change of the clock too', () => {
    expect(stayNights(stay)).toBe(3);
    expect(stayNights({ check_in: localDate('2026-03-28'), check_out: localDate('2026-03-30') })).toBe(2);
  });

  it.each([
    ['makes', 1_167_000, 389_000, 3, true],
    ['makes, of one night,', 389_000, 389_000, 1, true],
    ['falls short of', 1_167_200, 389_000, 3, false],
    ['goes beyond', 1_166_900, 389_000, 3, false],
  ])('whose night %s the total of %d', (_, total, per_night, nights, makes) => {
    expect(nightsMakeTotal({ total, per_night }, nights)).toBe(makes);
  });

  it.each<[string, Partial<TypedStay>, Record<string, string>]>([
    ['is fine', {}, {}],
    ['[ROUTE-50] ends before it begins', { check_out: localDate('2026-12-17') }, { check_out: 'validation_check_out' }],
    ['ends on the day it begins', { check_out: localDate('2026-12-18') }, { check_out: 'validation_check_out' }],
    ['has no check-in yet', { check_in: '' }, {}],
    ['has no check-out yet', { check_out: '' }, {}],
    ['has a day that there is not', { check_out: '2026-02-30' }, {}],
    ['has all the nights that hotels sell', { check_out: localDate('2027-01-17') }, {}],
    ['has as many rooms as adults', { rooms: 2 }, {}],
    ['is longer than hotels sell', { check_out: localDate('2027-01-18') }, { check_out: 'validation_stay_length' }],
    ['has more rooms than adults', { rooms: 3 }, { adults: 'validation_adult_per_room' }],
    [
      'has a child without age',
      { children: 2, child_age_details: '4,' },
      { child_age_details: 'validation_child_age' },
    ],
    ['has an age of no child', { child_age_details: '4' }, { child_age_details: 'validation_child_age' }],
    ['has a child of 18', { children: 1, child_age_details: '18' }, { child_age_details: 'validation_child_age' }],
    ['has ages of all children', { children: 2, child_age_details: '0,17' }, {}],
  ])('%s', (_, change, faults) => {
    expect(stayFaults({ ...stay, ...change })).toEqual(faults);
  });

  it('is refused when it is over or too far ahead', () => {
    expect(stayDayFaults(stay, localDate('2026-12-18'))).toEqual({});
    expect(stayDayFaults(stay, localDate('2026-12-19'))).toEqual({ check_in: 'validation_date_past' });
    expect(stayDayFaults(stay, localDate('2025-12-21'))).toEqual({ check_in: 'validation_stay_too_far' });
  });

  it('keeps the place of an age that is not told yet', () => {
    expect(readChildAges('4,')).toEqual([4, null]);
    expect(writeChildAges([4, null])).toBe('4,');
    expect(readChildAges('')).toEqual([]);
  });
});
