import { readFileSync } from 'node:fs';
import { locales, type Locale } from '@aylal/domain/language';

/** The words of one language. */
export interface ContentTexts {
  readonly help: Readonly<
    Record<string, { title: string; items: Readonly<Record<string, { question: string; answer: string }>> }>
  >;
  readonly news: Readonly<Record<string, { title: string; text: string }>>;
  readonly promotions: Readonly<Record<string, { title: string; text: string }>>;
}

/** The texts that a new database is filled with, as they stand in `texts`. */
export function readContentTexts(): Readonly<Record<Locale, ContentTexts>> {
  const entries = locales.map((locale) => [
    locale,
    JSON.parse(readFileSync(new URL(`./texts/${locale}.json`, import.meta.url), 'utf8')) as ContentTexts,
  ]);
  return Object.fromEntries(entries) as Record<Locale, ContentTexts>;
}
