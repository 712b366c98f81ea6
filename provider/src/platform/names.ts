import { inLanguages, type Locale } from '@aylal/domain/language';

/** A name in every language. */
export type Names = Readonly<Record<Locale, string>>;

/** Reads a table of names: code, then one name for each of `locales`. */
export function readNames(table: string): Map<string, Names> {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
  return new Map(rows.map(([code = '', ...names]) => [code, inLanguages((_, index) => names[index] ?? '')]));
}
