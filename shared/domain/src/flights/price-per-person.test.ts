import { pricePerAdult, totalOfFares } from './price-per-person.ts';

const fares = [
  { type: 'adult' as const, count: 2, base: 800_000, taxes: 150_000 },
  { type: 'infant' as const, count: 1, base: 80_000, taxes: 0 },
];

describe('the price per person', () => {
  it('is what one adult pays, taxes included', () => {
    expect(pricePerAdult(fares)).toBe(950_000);
    expect(pricePerAdult([])).toBe(0);
  });

  it('adds up to the total of all', () => {
    expect(totalOfFares(fares)).toBe(1_980_000);
  });
});
