import { inLanguages, type Locale } from '@aylal/domain/language';
import type { MessageKey, Messages } from '@aylal/i18n';
import { createInstance } from 'i18next';

/** Values by the names that a message gives them; `count` chooses the form of a plural. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The messages of one part of the provider. */
export interface OpenMessages<M> {
  /** A message in a language. Throws for a value that the message names and is not given. */
  (locale: Locale, key: MessageKey<M>, values?: MessageValues): string;
  /** A message whose key data name; undefined where there is none. */
  find(locale: Locale, key: string, values?: MessageValues): string | undefined;
}

/** Opens messages in all languages by i18next. `M` is the file of one language: a key that it does not have does not compile (decision 0312). */
export function openMessages<M>(byLocale: Readonly<Record<Locale, Messages>>): OpenMessages<M> {
  const i18n = createInstance();
  void i18n.init({
    initAsync: false,
    fallbackLng: false,
    resources: inLanguages((locale) => ({ translation: byLocale[locale] })),
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (text, match: RegExpExecArray) => {
      throw new Error(`"${text}" names ${match[1]}, which it is not given`);
    },
  });
  // Lists say the same words for each of their rows.
  const plain = inLanguages(() => new Map<string, string>());
  const find = (locale: Locale, key: string, values?: MessageValues) => {
    const known = values === undefined ? plain[locale].get(key) : undefined;
    if (known !== undefined) return known;
    const text = i18n.t(key, { ...values, lng: locale });
    if (text === key) return undefined;
    if (values === undefined) plain[locale].set(key, text);
    return text;
  };
  const say = (locale: Locale, key: string, values?: MessageValues) => {
    const text = find(locale, key, values);
    if (text === undefined) throw new Error(`No message ${key} in ${locale}`);
    return text;
  };
  return Object.assign(say, { find });
}
