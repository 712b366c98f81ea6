import { readHotelCities } from './hotel-city.ts';
import { createSandboxCatalogue } from './sandbox-catalogue.ts';

describe('The hotels of a city', () => {
  const catalogue = createSandboxCatalogue(readHotelCities());

  it.each(catalogue.cities.map((city) => [city.code, city] as const))(
    'of %s have each a name of its own',
    (_, city) => {
      const hotels = catalogue.madeIn(city);
      for (const language of [0, 1]) expect(new Set(hotels.map(({ name }) => name[language])).size).toBe(hotels.length);
    },
  );

  it('need no number to be told apart in Ulaanbaatar', () => {
    const city = catalogue.city('ULN');
    expect(city && catalogue.madeIn(city).filter(({ name: [, latin] }) => /\d/.test(latin))).toEqual([]);
  });

  it('are as grand as they are called, and the best of them are not old', () => {
    const all = catalogue.cities.flatMap((city) => catalogue.madeIn(city));
    const inns = all.filter(({ name: [, latin] }) => /\b(Inn|Lodge|House)\b/.test(latin));
    expect(inns.length).toBeGreaterThan(100);
    expect(Math.max(...inns.map(({ stars }) => stars))).toBeLessThan(4);
    const best = all.filter(({ stars }) => stars >= 4);
    expect(Math.min(...best.map(({ openYear }) => openYear))).toBeGreaterThan(1990);
  });
});
