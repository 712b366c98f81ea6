import type { Locale } from '@aylal/domain/language';

const tags: Record<Locale, string> = { mn: 'mn-MN', en: 'en-GB', zh: 'zh-CN', ru: 'ru-RU', ko: 'ko-KR', ja: 'ja-JP' };

/** The BCP 47 tag under which Intl formats for a language of ours. */
export function intlLocale(locale: Locale): string {
  return tags[locale];
}

/** The tag under which numbers are written. Mongolian groups and points as English does, and browsers ship without it. */
export function numberLocale(locale: Locale): string {
  return locale === 'mn' ? 'en-GB' : intlLocale(locale);
}
