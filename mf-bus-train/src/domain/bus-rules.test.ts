import { busRows } from '@aylal/domain/bus';
import { buildDeparture } from '../testing/build-departure.ts';
import { neighbourSeat, readSeats, toggleSeat } from './chosen-seats.ts';
import { readTrip } from './read-trip.ts';
import { stepInMap } from './step-in-map.ts';

const now = new Date('2026-11-21T06:24:00Z');

describe('The trip of an address', () => {
  it.each([
    ['101-201-2026-12-05', undefined],
    ['101-201-2026-11-21', undefined],
    ['101-201-2026-11-20', 'validation_date_past'],
    ['101-201-2027-01-19', undefined],
    ['101-201-2027-01-20', 'dates.tooFar'],
  ])('%s is %s', (text, fault) => {
    expect(readTrip(text, now)).toEqual({
      trip: { stop: '101', end: '201', date: text.slice(8) },
      fault,
    });
  });

  it.each(['', '101-101-2026-12-05', '101-201-2026-02-30', '1-2-2026-12-05', 'x'])('"%s" is none', (text) => {
    expect(readTrip(text, now)).toBeNull();
  });
});

describe('The chosen seats', () => {
  const { seats } = buildDeparture({ taken: [1, 2, 16] });

  it('are those of the address that are still free; those sold meanwhile are told', () => {
    expect(readSeats('15,16,15,77', seats)).toEqual({ chosen: [15], lost: [16] });
    expect(readSeats(undefined, seats)).toEqual({ chosen: [], lost: [] });
  });

  it('come and go one by one, nine at most', () => {
    expect(toggleSeat([15], 3)).toEqual([3, 15]);
    expect(toggleSeat([3, 15], 15)).toEqual([3]);
    const nine = [3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect(toggleSeat(nine, 12)).toBe(nine);
    expect(toggleSeat(nine, 11)).toHaveLength(8);
  });

  it('have a neighbour in place of one that is lost: in the row first, then nearby', () => {
    expect(neighbourSeat(45, seats, 16, [])).toBe(15);
    expect(neighbourSeat(45, seats, 16, [15])).toBe(12);
    const full = seats.map(({ seat }) => ({ seat, is_free: false }));
    expect(neighbourSeat(45, full, 16, [])).toBeUndefined();
  });
});

describe('A key in the map of seats', () => {
  it.each([
    ['ArrowRight', 2, false, 3],
    ['ArrowLeft', 3, false, 2],
    ['ArrowLeft', 1, false, 1],
    ['ArrowDown', 40, false, 45],
    ['ArrowUp', 43, false, 43],
    ['Home', 44, false, 41],
    ['End', 5, false, 8],
    ['Home', 44, true, 1],
    ['End', 1, true, 45],
    ['Enter', 1, false, undefined],
  ])('%s from %i (whole bus: %s) leads to %s', (key, from, whole, to) => {
    expect(stepInMap(busRows(45), from, key, whole)).toBe(to);
  });

  it('does not step into the door of the small bus', () => {
    expect(stepInMap(busRows(24), 7, 'ArrowUp')).toBe(7);
    expect(stepInMap(busRows(24), 3, 'ArrowRight')).toBe(3);
  });
});
