import { foldPlaceName, locales } from '@aylal/domain/language';
import { readFacilities } from './facility-list.ts';
import { countryNamer, type HotelCity } from './hotel-city.ts';
import type { HotelCatalogue } from './hotel-catalogue.ts';

type CityIndex = Pick<HotelCatalogue, 'cities' | 'facilities' | 'countryName' | 'city' | 'cityOfHotel' | 'cityKeys'>;

/** What catalogues know of cities, whoever sells their hotels. */
export function createCityIndex(cities: readonly HotelCity[]): CityIndex {
  const byCode = new Map(cities.map((city) => [city.code, city]));
  const keys = new Map(
    cities.map((city) => [city.code, [...new Set(locales.map((locale) => foldPlaceName(city.names[locale])))]]),
  );
  return {
    cities,
    facilities: readFacilities(),
    countryName: countryNamer(),
    city: (code) => byCode.get(code),
    cityOfHotel: (code) => byCode.get(code.slice(0, code.lastIndexOf('-'))),
    cityKeys: (city) => keys.get(city.code) ?? [],
  };
}

/** The names of a hotel, as the words of a search are compared with them. */
export function hotelKey({ name }: { readonly name: readonly string[] }): string {
  return ` ${foldPlaceName([...new Set(name)].join(' '))}`;
}
