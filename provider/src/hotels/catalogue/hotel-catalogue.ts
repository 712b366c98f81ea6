import { foldPlaceName, locales } from '@aylal/domain';
import { readFacilities, type FacilityKind } from './facility-list.ts';
import { countryNamer, type HotelCity } from './hotel-city.ts';
import { makeHotel, type HotelFacts } from './make-hotel.ts';

/** Every hotel that is sold, by city. A city's hotels are made when they are first asked for and kept. */
export interface HotelCatalogue {
  readonly cities: readonly HotelCity[];
  readonly facilities: readonly FacilityKind[];
  readonly countryName: ReturnType<typeof countryNamer>;
  city(code: string): HotelCity | undefined;
  hotelsOf(city: HotelCity): readonly HotelFacts[];
  hotel(code: string): HotelFacts | undefined;
  /** What names of hotels are found by, for each hotel. */
  all(): readonly { readonly hotel: HotelFacts; readonly key: string }[];
  /** What names of cities are found by. */
  cityKeys(city: HotelCity): readonly string[];
}

export function createHotelCatalogue(cities: readonly HotelCity[]): HotelCatalogue {
  const facilities = readFacilities();
  const byCode = new Map(cities.map((city) => [city.code, city]));
  const made = new Map<string, readonly HotelFacts[]>();
  const keys = new Map(
    cities.map((city) => [city.code, [...new Set(locales.map((locale) => foldPlaceName(city.names[locale])))]]),
  );
  let named: readonly { hotel: HotelFacts; key: string }[] | undefined;
  const hotelsOf = (city: HotelCity) => {
    const known = made.get(city.code);
    if (known) return known;
    const hotels = Array.from({ length: city.hotels }, (_, index) => makeHotel(city, index, facilities));
    made.set(city.code, hotels);
    return hotels;
  };
  return {
    cities,
    facilities,
    countryName: countryNamer(),
    city: (code) => byCode.get(code),
    hotelsOf,
    hotel: (code) => {
      const mark = code.lastIndexOf('-');
      const city = byCode.get(code.slice(0, mark));
      const index = Number(code.slice(mark + 1)) - 1;
      const hotel = city && hotelsOf(city)[index];
      return hotel?.code === code ? hotel : undefined;
    },
    all: () =>
      (named ??= cities.flatMap(hotelsOf).map((hotel) => ({ hotel, key: ` ${foldPlaceName(hotel.name.join(' '))}` }))),
    cityKeys: (city) => keys.get(city.code) ?? [],
  };
}
