import { foldPlaceName, locales, loosePlaceName, type Locale } from '@aylal/domain/language';
import type { Airport } from '@aylal/contracts/flights';
import type { AirportPlace } from './airport.ts';
import { cityGroups, popularPlaces } from './airport-corrections.ts';
import { placeAliases } from './place-aliases.ts';
import type { PlaceDirectory } from './place-directory.ts';

const MOST = 12;
/** How well a place fits: called so, spelt almost so, beginning almost so, in a country called so. */
const EXACT = 95;
const EXACT_LOOSE = 58;
const LOOSE = 50;
const COUNTRY = 30;

/** Finds places by what people type (API-23). */
export interface AirportSearch {
  /** Best first, at most 12; an empty text gives the most asked-for. */
  find(text: string, locale: Locale): Airport[];
}

interface Entry {
  readonly code: string;
  readonly kind: 'airport' | 'city';
  readonly place: AirportPlace;
  readonly weight: number;
  readonly names: readonly string[];
  readonly loose: readonly string[];
  readonly countries: readonly string[];
}

/** A code may be typed in Cyrillic: "улг" is ULG. */
const asCode = (text: string) => foldPlaceName(text).replaceAll(' ', '');

function quality(entry: Entry, folded: string, loose: string): number {
  const code = entry.code.toLowerCase();
  if (code === folded) return 100;
  const starts = (names: readonly string[], text: string) => names.some((name) => name.startsWith(text));
  const inside = (names: readonly string[], text: string) => names.some((name) => name.includes(` ${text}`));
  if (entry.names.includes(folded)) return EXACT;
  if (starts(entry.names, folded)) return 80;
  if (folded.length >= 2 && code.startsWith(folded)) return 70;
  if (inside(entry.names, folded)) return 60;
  if (entry.loose.includes(loose)) return EXACT_LOOSE;
  if (loose.length >= 2 && starts(entry.loose, loose)) return LOOSE;
  if (loose.length >= 3 && inside(entry.loose, loose)) return 40;
  if (folded.length >= 3 && (starts(entry.countries, folded) || inside(entry.countries, folded))) return COUNTRY;
  const apart =
    folded.length >= 2 && /[^\p{Script=Latin}\d ]/u.test(folded) && entry.names.some((name) => name.includes(folded));
  return apart ? 45 : 0;
}

function weightOf(place: AirportPlace, code: string, kind: Entry['kind'], rank: ReadonlyMap<string, number>): number {
  const popular = rank.get(code) ?? rank.get(place.city);
  const size = { large: 6, medium: 3, small: 1 }[place.size];
  const known = place.cityNames.mn === place.cityNames.en ? 0 : 4;
  return (
    size +
    known +
    (popular === undefined ? 0 : 12 - popular / 4) +
    (place.country === 'MN' && place.scheduled ? 6 : 0) +
    (kind === 'city' ? 1 : 0) -
    Math.max(0, cityGroups[place.city]?.indexOf(place.code) ?? 0) -
    (place.scheduled ? 0 : 20)
  );
}

/** Builds the index once; a search is a scan over some thousand short texts. */
export function createAirportSearch(places: PlaceDirectory): AirportSearch {
  const countryNames = new Map(
    locales.map((locale) => [locale, new Intl.DisplayNames([locale, 'en'], { type: 'region' })]),
  );
  const country = (code: string, locale: Locale) => countryNames.get(locale)?.of(code) ?? code;
  const countryKeys = new Map<string, readonly string[]>();
  const rank = new Map<string, number>(popularPlaces.map((code, index) => [code, index]));

  function entry(code: string, kind: Entry['kind'], place: AirportPlace): Entry {
    const names = locales.flatMap((locale) => [
      place.cityNames[locale],
      ...(kind === 'airport' ? [place.names[locale], place.name] : []),
    ]);
    names.push(...(placeAliases.get(code) ?? []));
    const keys = countryKeys.get(place.country) ?? [
      ...new Set(locales.map((locale) => foldPlaceName(country(place.country, locale)))),
    ];
    countryKeys.set(place.country, keys);
    return {
      code,
      kind,
      place,
      weight: weightOf(place, code, kind, rank),
      names: [...new Set(names.map(foldPlaceName))],
      loose: [...new Set(names.map(loosePlaceName))],
      countries: keys,
    };
  }

  const cities = Object.entries(cityGroups).flatMap(([code, codes]) => {
    const main = places.airport(codes[0] ?? '');
    return main === undefined ? [] : [entry(code, 'city', main)];
  });
  const isCity = new Set(cities.map(({ code }) => code));
  const airports = places.airports
    .filter(({ code }) => !isCity.has(code))
    .map((place) => entry(place.code, 'airport', place));
  const entries = [...cities, ...airports];
  const byCode = new Map(entries.map((one) => [one.code, one]));

  const shown = ({ code, kind, place }: Entry, locale: Locale): Airport => ({
    code,
    kind,
    name: kind === 'city' ? place.cityNames[locale] : place.names[locale],
    city_name: place.cityNames[locale],
    country_name: country(place.country, locale),
    country_code: place.country,
  });

  return {
    find: (text, locale) => {
      if (text.trim() === '')
        return popularPlaces.flatMap((code) => byCode.get(code) ?? []).map((one) => shown(one, locale));
      const folded = foldPlaceName(text);
      if (folded === '') return [];
      const loose = loosePlaceName(text);
      const code = asCode(text);
      const found: { one: Entry; score: number }[] = [];
      for (const one of entries) {
        const score = one.code.toLowerCase() === code ? 100 : quality(one, folded, loose);
        if (score > 0) found.push({ one, score });
      }
      // Where a place is called exactly so, others that only sound alike at their beginning are noise.
      const exact = found.some(({ score }) => score >= EXACT || score === EXACT_LOOSE);
      return found
        .filter(({ score }) => !exact || score > LOOSE || score === COUNTRY)
        .toSorted((a, b) => b.score + b.one.weight - (a.score + a.one.weight) || (a.one.code < b.one.code ? -1 : 1))
        .slice(0, MOST)
        .map(({ one }) => shown(one, locale));
    },
  };
}
