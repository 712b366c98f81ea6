import { addDays, addMonths, daysBetween, isLocalDate, localDateAt } from './local-date.ts';

describe('a calendar day', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%s exists: %s', (value, exists) => {
    expect(isLocalDate(value)).toBe(exists);
  });

  it('moves over month and year ends', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(addMonths('2026-11-15', 3)).toBe('2027-02-15');
  });

  it('counts days between', () => {
    expect(daysBetween('2026-12-19', '2026-12-26')).toBe(7);
  });

  it('is the day of the zone, not of the machine', () => {
    const late = new Date('2026-11-20T17:00:00Z');
    expect(localDateAt(late, 'Asia/Ulaanbaatar')).toBe('2026-11-21');
    expect(localDateAt(late, 'UTC')).toBe('2026-11-20');
  });
});
