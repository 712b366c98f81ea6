import { busPlans, busRows, isWindowSeat } from './bus-seats.ts';

describe('The rows of a bus', () => {
  it.each(busPlans)('hold each of %i seats once, and end in a bench of five', (plan) => {
    const seats = busRows(plan).flatMap((row) => row.filter((seat) => seat !== null));
    expect(seats).toEqual(Array.from({ length: plan }, (_, index) => index + 1));
    expect(busRows(plan).at(-1)).toEqual([plan - 4, plan - 3, plan - 2, plan - 1, plan]);
    expect(busRows(plan).every((row) => row.length === 5)).toBe(true);
  });

  it('have the door beside the first row of the small bus alone', () => {
    expect(busRows(24)[0]).toEqual([1, 2, null, 3, null]);
    expect(busRows(45)[0]).toEqual([1, 2, null, 3, 4]);
  });

  it('know the windows', () => {
    expect([1, 2, 3, 4, 41, 43, 45].filter((seat) => isWindowSeat(45, seat))).toEqual([1, 4, 41, 45]);
  });
});
