import {
  addDays,
  addMonths,
  daysBetween,
  daysMs,
  formatAtHome,
  homeDate,
  homeInstant,
  hoursMs,
  isLocalDate,
  localDateAt,
  minutesMs,
  offsetMinutes,
  weekdayOf,
  localDate,
} from './index.ts';

describe('a calendar day', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
    ['0000-00-00', false],
  ])('%s exists: %s', (value, exists) => {
    expect(isLocalDate(value)).toBe(exists);
  });

  it('moves over month and year ends', () => {
    expect(addDays(localDate('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(localDate('2026-03-01'), -1)).toBe('2026-02-28');
    expect(addMonths(localDate('2026-08-31'), 6)).toBe('2027-02-28');
    expect(addMonths(localDate('2026-11-15'), 3)).toBe('2027-02-15');
  });

  it('counts days between', () => {
    expect(daysBetween(localDate('2026-12-19'), localDate('2026-12-26'))).toBe(7);
  });

  it('is the day of the zone, not of the machine', () => {
    const late = new Date('2026-11-20T17:00:00Z');
    expect(localDateAt(late, 'Asia/Ulaanbaatar')).toBe('2026-11-21');
    expect(localDateAt(late, 'UTC')).toBe('2026-11-20');
  });

  it('has a weekday, Monday first', () => {
    expect([
      weekdayOf(localDate('2026-11-23')),
      weekdayOf(localDate('2026-11-28')),
      weekdayOf(localDate('2026-11-29')),
    ]).toEqual([0, 5, 6]);
  });
});

describe('the time where the shop is', () => {
  it('is eight hours ahead of UTC, and was nine in the summers until 2016', () => {
    expect(homeInstant(localDate('2026-11-28'), '09:00')).toBe(Date.parse('2026-11-28T01:00:00Z'));
    expect(homeInstant(localDate('2026-11-28'))).toBe(Date.parse('2026-11-27T16:00:00Z'));
    expect(homeInstant(localDate('2016-07-11'), '12:00')).toBe(Date.parse('2016-07-11T03:00:00Z'));
    expect(homeDate(Date.parse('2026-11-27T16:00:00Z'))).toBe('2026-11-28');
  });

  it('is written as protocols want it', () => {
    expect(formatAtHome(Date.parse('2026-11-27T16:05:09Z'), 'YYYY-MM-DD HH:mm:ss')).toBe('2026-11-28 00:05:09');
  });

  it('knows the offset of any zone at an instant', () => {
    const winter = Date.parse('2026-01-15T12:00:00Z');
    const summer = Date.parse('2026-07-15T12:00:00Z');
    expect([offsetMinutes('Europe/Berlin', winter), offsetMinutes('Europe/Berlin', summer)]).toEqual([60, 120]);
    expect([offsetMinutes('America/New_York', winter), offsetMinutes('UTC', winter)]).toEqual([-300, 0]);
    expect(offsetMinutes('Asia/Kolkata', winter)).toBe(330);
  });
});

describe('lengths of time', () => {
  it('are milliseconds', () => {
    expect([minutesMs(30), hoursMs(2), daysMs(3)]).toEqual([1_800_000, 7_200_000, 259_200_000]);
  });
});
