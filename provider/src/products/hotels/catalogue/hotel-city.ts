import { readNames, type Names } from '../../../platform/names.ts';
import type { Locale } from '@aylal/domain/language';
import { countryList } from '@aylal/domain/people';
import { cityNames } from '../../../content/places/city-names.ts';
import { hotelCities, moreCityNames, popularCities } from './hotel-cities.ts';

/** A city with hotels. Coordinates are of its centre, in degrees; `tier` is how dear it is, 1 to 5. */
export interface HotelCity {
  readonly code: string;
  readonly names: Names;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
  readonly country: string;
  readonly hotels: number;
  readonly tier: number;
  /** Place in the list of those asked for most; -1 for all others. */
  readonly popular: number;
}

/** Reads the table of cities. Throws when one has no name, so that a fault in it shows at the first start. */
export function readHotelCities(): HotelCity[] {
  const names = new Map([...readNames(cityNames), ...readNames(moreCityNames)]);
  return hotelCities
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', lat, lon, zone = '', country = '', hotels, tier] = line.split('|');
      const named = names.get(code);
      if (!named) throw new Error(`the city ${code} has no names`);
      return {
        code,
        names: named,
        lat: Number(lat),
        lon: Number(lon),
        zone,
        country,
        hotels: Number(hotels),
        tier: Number(tier),
        popular: popularCities.findIndex((one) => one === code),
      };
    });
}

/** Names of countries by language; made when a language is first asked for. */
export function countryNamer(): (code: string, locale: Locale) => string {
  const known = new Map<Locale, Map<string, string>>();
  return (code, locale) => {
    const names = known.get(locale) ?? new Map(countryList(locale).map((country) => [country.code, country.name]));
    known.set(locale, names);
    return names.get(code) ?? code;
  };
}
