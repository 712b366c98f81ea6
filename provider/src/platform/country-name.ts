import { locales, type Locale } from '@aylal/domain/language';
import { countryList } from '@aylal/domain/people';

const names = new Map(
  locales.map((locale) => [locale, new Map(countryList(locale).map(({ code, name }) => [code, name]))]),
);

/** The names of all countries by their codes. */
export function countryNames(locale: Locale): ReadonlyMap<string, string> {
  return names.get(locale) ?? new Map();
}

/** The name of a country; its code where there is none. */
export function countryName(code: string, locale: Locale): string {
  return countryNames(locale).get(code) ?? code;
}
