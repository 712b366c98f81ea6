import { isPastDay, isTooFarAhead } from './is-past-day.ts';
import { localDateAt, localDate } from './index.ts';

const lateInUlaanbaatar = new Date('2026-11-20T17:00:00Z');

describe('a day of departure', () => {
  it.each([
    ['2026-11-20', 'Asia/Ulaanbaatar', true],
    ['2026-11-21', 'Asia/Ulaanbaatar', false],
    ['2026-11-20', 'Europe/London', false],
    ['2026-11-19', 'Europe/London', true],
  ])('%s in %s is past: %s', (day, zone, past) => {
    expect(isPastDay(localDate(day), localDateAt(lateInUlaanbaatar, zone))).toBe(past);
  });

  it.each([
    ['2027-11-17', false],
    ['2027-11-18', true],
  ])('%s is further ahead than airlines sell: %s', (day, tooFar) => {
    expect(isTooFarAhead(localDate(day), localDate('2026-11-21'))).toBe(tooFar);
  });
});
