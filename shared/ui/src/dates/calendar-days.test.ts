import {
  addDays,
  addMonths,
  daysInMonth,
  monthWeeks,
  monthsBetween,
  nightsBetween,
  shiftMonth,
  weekdayOf,
} from './calendar-days.ts';

describe('calendar days', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
  ])('walks from %s by %i to %s', (date, count, goal) => {
    expect(addDays(date, count)).toBe(goal);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-19', 1, '2027-01-19'],
    ['2028-02-29', -12, '2027-02-28'],
  ])('turns %s by %i months to %s', (date, count, goal) => {
    expect(addMonths(date, count)).toBe(goal);
  });

  it('counts Monday as the first day of the week', () => {
    expect(weekdayOf('2026-12-21')).toBe(0);
    expect(weekdayOf('2026-12-20')).toBe(6);
  });

  it('lays a month out in whole weeks', () => {
    const weeks = monthWeeks('2026-12');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(daysInMonth('2026-12'));
  });

  it('counts months and nights over the year', () => {
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
    expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(nightsBetween('2026-12-19', '2027-01-02')).toBe(14);
  });
});
