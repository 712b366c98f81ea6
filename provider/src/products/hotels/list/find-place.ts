import { foldPlaceName, loosePlaceName, type Locale } from '@aylal/domain/language';
import type { HotelCatalogue } from '../catalogue/hotel-catalogue.ts';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import type { HotelCity } from '../catalogue/hotel-city.ts';

/** What a search is about, and the hotels that belong to it. */
export interface FoundPlace {
  readonly code: string;
  readonly name: (locale: Locale) => string;
  readonly at: { readonly lat: number; readonly lon: number } | null;
  readonly hotels: readonly HotelFacts[];
}

const MOST_BY_NAME = 200;

/** The place that a text names: the code of a city, a hotel or a country first, then a city's name in any language, then names of hotels. Null when nothing fits. */
export async function findPlace(catalogue: HotelCatalogue, text: string): Promise<FoundPlace | null> {
  const code = text.trim().toUpperCase();
  const city = catalogue.city(code) ?? cityByName(catalogue, text);
  if (city) return ofCity(catalogue, city);
  const hotel = await catalogue.hotel(code);
  if (hotel)
    return {
      code: hotel.code,
      name: (locale) => hotel.name[locale === 'mn' ? 0 : 1],
      at: hotel,
      hotels: [hotel],
    };
  const inCountry = catalogue.cities.filter(({ country }) => country === code);
  if (inCountry.length > 0)
    return {
      code,
      name: (locale) => catalogue.countryName(code, locale),
      at: null,
      hotels: (await Promise.all(inCountry.map(catalogue.hotelsOf))).flat(),
    };
  const hotels = hotelsByName(catalogue, text, MOST_BY_NAME);
  return hotels.length > 0 ? { code: '', name: () => text.trim(), at: null, hotels } : null;
}

async function ofCity(catalogue: HotelCatalogue, city: HotelCity): Promise<FoundPlace> {
  const hotels = await catalogue.hotelsOf(city);
  return { code: city.code, name: (locale) => city.names[locale], at: city, hotels };
}

function cityByName(catalogue: HotelCatalogue, text: string): HotelCity | undefined {
  const key = foldPlaceName(text);
  const loose = loosePlaceName(text);
  return (
    catalogue.cities.find((city) => catalogue.cityKeys(city).includes(key)) ??
    catalogue.cities.find((city) => catalogue.cityKeys(city).some((name) => loosePlaceName(name) === loose))
  );
}

/** Hotels, of those that are known so far, with a name in which some word begins with the text. */
export function hotelsByName(catalogue: HotelCatalogue, text: string, most: number): HotelFacts[] {
  const key = foldPlaceName(text);
  if (key.length < 2) return [];
  const found: HotelFacts[] = [];
  for (const { hotel, key: name } of catalogue.named()) {
    if (name.includes(` ${key}`)) found.push(hotel);
    if (found.length === most) break;
  }
  return found;
}
