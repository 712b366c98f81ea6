import { dialCodes } from './dial-codes.ts';
import type { Locale } from '../language/locale.ts';
import { compareMongolian } from '../language/mongolian-alphabet.ts';
import { mongolianCountryNames } from './mongolian-country-names.ts';
import { nationalityText } from './nationality.ts';

/** ENT-01: `value` are the dial digits, `dial_code` the same with plus. */
export interface CountryEntry {
  readonly name: string;
  readonly code: string;
  readonly value: string;
  readonly dial_code: string;
}

/** The territories with a dial code, Mongolia first, the rest by name in the language (ENT-02, GAP-40). Computed on each call: keep the answer. */
export function countryList(locale: Locale): CountryEntry[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const nameOf = (code: string) =>
    (locale === 'mn' ? mongolianCountryNames[code] : undefined) ?? names.of(code) ?? code;
  const byName = locale === 'mn' ? compareMongolian : new Intl.Collator(locale).compare;
  const entries = [...dialCodes].map(([code, value]) => ({
    name: nameOf(code),
    code,
    value,
    dial_code: `+${value}`,
  }));
  return entries.toSorted((a, b) => Number(b.code === 'MN') - Number(a.code === 'MN') || byName(a.name, b.name));
}

/** A dial code as a list offers it: `Mongolia +976` for `976`. */
export interface DialCodeOption {
  readonly value: string;
  readonly label: string;
}

/** Every dial code once, by its first country, in the order of `countryList`. The name is first, so that typing it in an open list finds it. */
export function dialCodeOptions(locale: Locale): DialCodeOption[] {
  const byCode = new Map<string, DialCodeOption>();
  for (const { name, value } of countryList(locale))
    if (!byCode.has(value)) byCode.set(value, { value, label: `${name} +${value}` });
  return [...byCode.values()];
}

/** A country code as a form shows it, `Mongolia (MN)` (ACCT-02); a code that is no country stands for its own name. */
export function nationalityIn(locale: Locale, code: string): string {
  return nationalityText(countryList(locale).find((country) => country.code === code)?.name ?? code, code);
}
