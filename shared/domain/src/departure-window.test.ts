import { isWithinHoursOfDeparture, millisecondsUntilDeparture } from './departure-window.ts';

const departure = { depart_date: '2026-12-19', depart_time: '10:00' };

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

  it('reads a time with seconds too, and goes below zero after departure', () => {
    const now = new Date('2026-12-19T02:00:01Z');
    expect(millisecondsUntilDeparture({ ...departure, depart_time: '10:00:00' }, now)).toBe(-1000);
  });
});
