/** The six languages of I18N-01, in the order of the language menu. */
export const locales = ['mn', 'en', 'zh', 'ru', 'ko', 'ja'] as const;
export type Locale = (typeof locales)[number];

/** Mongolian is the default (I18N-02). */
export const defaultLocale: Locale = 'mn';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** What `make` gives for each language; its second argument is the place of the language in `locales`. */
export function inLanguages<T>(make: (locale: Locale, index: number) => T): Record<Locale, T> {
  return {
    mn: make('mn', 0),
    en: make('en', 1),
    zh: make('zh', 2),
    ru: make('ru', 3),
    ko: make('ko', 4),
    ja: make('ja', 5),
  };
}
