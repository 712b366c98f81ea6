import { coverHoldsIn } from './cover-countries.ts';

describe('coverHoldsIn', () => {
  it.each([
    ['a country that it names', ['FR', 'DE'], 'DE', true],
    ['a country that it does not name', ['FR', 'DE'], 'JP', false],
    ['abroad, when it names none', [], 'JP', true],
    ['not at home, when it names none', [], 'MN', false],
    ['at home, when it names that', ['MN'], 'MN', true],
  ])('says of a cover: %s', (_, countries, country, holds) => {
    expect(coverHoldsIn(countries, country)).toBe(holds);
  });
});
