/** The six languages of I18N-01, in the order of the language menu. */
export const locales = ['mn', 'en', 'zh', 'ru', 'ko', 'ja'] as const;
export type Locale = (typeof locales)[number];

/** Mongolian is the default (I18N-02). */
export const defaultLocale: Locale = 'mn';

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
