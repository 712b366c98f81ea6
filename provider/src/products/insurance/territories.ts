import { coverHoldsIn } from '@aylal/domain/insurance';
import type { Locale } from '@aylal/domain/language';
import { countryName, countryNames } from '../../platform/country-name.ts';

/** Countries of each territory; none for the one that is everywhere. */
const countriesOf: Readonly<Record<string, readonly string[]>> = {
  schengen: [
    ...['DE', 'FR', 'IT', 'ES', 'CZ', 'AT', 'CH', 'NL', 'BE', 'PL', 'HU', 'GR', 'PT', 'SE', 'NO'],
    ...['DK', 'FI', 'EE', 'LV', 'LT', 'SK', 'SI', 'HR', 'LU', 'MT', 'IS', 'LI', 'BG', 'RO'],
  ],
  asia: [
    ...['KR', 'JP', 'CN', 'TH', 'VN', 'TR', 'SG', 'MY', 'ID', 'PH', 'HK', 'TW', 'IN', 'AE', 'KZ'],
    ...['KG', 'UZ', 'LA', 'KH', 'NP', 'LK', 'MV', 'GE', 'AM', 'AZ', 'MO'],
  ],
  mongolia: ['MN'],
  world: [],
};

/** A country with its name. */
export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

/** Whether we know where a territory is. */
export function isTerritory(territory: string): boolean {
  return Object.hasOwn(countriesOf, territory);
}

/** The countries of a territory, the ones asked for most first; none where it is everywhere. */
export function territoryCountries(territory: string, locale: Locale): NamedCountry[] {
  return (countriesOf[territory] ?? []).map((code) => ({ code, name: countryName(code, locale) }));
}

/** Every country that has a name, with the territory of the narrowest cover for it. */
export function everyCountry(locale: Locale): (NamedCountry & { readonly territory: string })[] {
  const narrow = new Map(
    Object.entries(countriesOf).flatMap(([territory, codes]) => codes.map((code) => [code, territory] as const)),
  );
  return [...countryNames(locale)].map(([code, name]) => ({
    code,
    name,
    territory: narrow.get(code) ?? 'world',
  }));
}

/** Whether a cover of a territory holds in a country. */
export function holdsIn(territory: string, country: string): boolean {
  return isTerritory(territory) && coverHoldsIn(countriesOf[territory] ?? [], country);
}
