import type { HotelSuggestion } from '@aylal/contracts/hotels';
import { foldPlaceName, loosePlaceName, type Locale } from '@aylal/domain/language';
import { placeSynonyms } from '@aylal/domain/places';
import type { HotelCatalogue } from '../catalogue/hotel-catalogue.ts';
import type { HotelCity } from '../catalogue/hotel-city.ts';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import { hotelsByName } from './find-place.ts';

const MOST = 12;

/** What a typed text may mean: cities first, then countries, then hotels by name; without a text the cities asked for most. */
export async function suggestHotelPlaces(
  catalogue: HotelCatalogue,
  text: string,
  locale: Locale,
): Promise<HotelSuggestion[]> {
  const city = (one: HotelCity): HotelSuggestion => ({
    name: one.names[locale],
    type: 'city',
    tapa_code: one.code,
    country_code: one.country,
    location: { lat: one.lat, lon: one.lon },
    place: catalogue.countryName(one.country, locale),
  });
  const hotel = (one: HotelFacts): HotelSuggestion => ({
    name: one.name[locale === 'mn' ? 0 : 1],
    type: 'hotel',
    tapa_code: one.code,
    country_code: one.city.country,
    location: { lat: one.lat, lon: one.lon },
    place: one.city.names[locale],
  });
  const key = foldPlaceName(text);
  if (key === '')
    return catalogue.cities
      .filter(({ popular }) => popular >= 0)
      .toSorted((a, b) => a.popular - b.popular)
      .map(city);
  const meant = placeSynonyms(text);
  const exact = await catalogue.hotel(text.trim().toUpperCase());
  if (exact) return [hotel(exact)];
  const cities = catalogue.cities
    .map((one) => ({ one, score: Math.max(...meant.map((name) => cityScore(catalogue, one, name))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || b.one.hotels - a.one.hotels)
    .map(({ one }) => city(one));
  const found = [...cities, ...countries(catalogue, key, locale)].slice(0, MOST - 4);
  return [...found, ...hotelsByName(catalogue, text, MOST - found.length).map(hotel)];
}

function cityScore(catalogue: HotelCatalogue, city: HotelCity, text: string): number {
  const key = foldPlaceName(text);
  if (city.code.toLowerCase() === text.trim().toLowerCase()) return 4;
  const names = catalogue.cityKeys(city);
  if (names.includes(key)) return 3;
  if (names.some((name) => name.startsWith(key))) return 2;
  const loose = loosePlaceName(text);
  return names.some((name) => loosePlaceName(name).startsWith(loose) || name.includes(` ${key}`)) ? 1 : 0;
}

function countries(catalogue: HotelCatalogue, key: string, locale: Locale): HotelSuggestion[] {
  return [...new Set(catalogue.cities.map(({ country }) => country))]
    .map((code) => ({ code, name: catalogue.countryName(code, locale) }))
    .filter(({ code, name }) => code.toLowerCase() === key || foldPlaceName(name).startsWith(key))
    .map(({ code, name }) => ({
      name,
      type: 'country',
      tapa_code: code,
      country_code: code,
      location: null,
      place: '',
    }));
}
