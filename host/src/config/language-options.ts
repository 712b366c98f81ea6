import { locales, type Locale } from '@aylal/domain/language';

/** A choice of the language menu (I18N-04): `value` is the first path segment, `name` the language's own name, `icon` its short mark. */
export interface LanguageOption {
  readonly id: number;
  readonly value: Locale;
  readonly name: string;
  readonly icon: string;
}

const names: Record<Locale, { name: string; icon: string }> = {
  mn: { name: 'Монгол', icon: 'МН' },
  en: { name: 'English', icon: 'EN' },
  zh: { name: '中文', icon: '中' },
  ru: { name: 'Русский', icon: 'РУ' },
  ko: { name: '한국어', icon: '한' },
  ja: { name: '日本語', icon: '日' },
};

/** I18N-01, in the order of the menu. */
export const languageOptions: readonly LanguageOption[] = locales.map((value, index) => ({
  id: index + 1,
  value,
  ...names[value],
}));

export function languageOption(locale: Locale): LanguageOption {
  const found = languageOptions.find((option) => option.value === locale);
  if (!found) throw new Error(`no language ${locale}`);
  return found;
}
