import { isWithinHoursOfDeparture, millisecondsUntilDeparture } from './departure-window.ts';

const departure = { departure_at: '2026-12-19T10:00:00+08:00' };

describe('the hours before departure', () => {
  it.each([
    [48, '2026-12-17T09:59:59+08:00', false],
    [48, '2026-12-17T10:00:00+08:00', true],
    [72, '2026-12-16T09:59:59+08:00', false],
    [72, '2026-12-16T10:00:00+08:00', true],
    [48, '2026-12-19T11:00:00+08:00', true],
  ])('[GAP-33] within %i hours at %s: %s', (hours, now, within) => {
    expect(isWithinHoursOfDeparture(departure, hours, new Date(now))).toBe(within);
  });

  it('[MNY-10] count from the true instant: 10:00 in Hovd is an hour after 10:00 in Ulaanbaatar', () => {
    const hovd = { departure_at: '2026-12-19T10:00:00+07:00' };
    const now = new Date('2026-12-16T10:00:00+08:00');
    expect(isWithinHoursOfDeparture(departure, 72, now)).toBe(true);
    expect(isWithinHoursOfDeparture(hovd, 72, now)).toBe(false);
    expect(isWithinHoursOfDeparture(hovd, 72, new Date('2026-12-16T11:00:00+08:00'))).toBe(true);
  });

  it('go below zero after departure', () => {
    expect(millisecondsUntilDeparture(departure, new Date('2026-12-19T02:00:01Z'))).toBe(-1000);
  });
});
