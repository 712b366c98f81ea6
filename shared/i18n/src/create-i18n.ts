import { createInstance, type i18n as I18nInstance } from 'i18next';
import { defaultLocale, locales, type Locale } from '@aylal/domain/language';

/** Messages of one namespace in one language, flat or nested. */
export type Messages = { readonly [key: string]: string | Messages };

/**
 * The translations of the page. Made once by the host; remotes add their namespace when they arrive. A missing key shows itself in development
 * and fails the build's message check, so it never reaches a customer.
 */
export async function createI18n(locale: Locale, resources: Record<string, Messages>): Promise<I18nInstance> {
  const instance = createInstance();
  await instance.init({
    lng: locale,
    fallbackLng: defaultLocale,
    supportedLngs: [...locales],
    ns: Object.keys(resources),
    resources: { [locale]: resources },
    interpolation: { escapeValue: false },
    returnNull: false,
    partialBundledLanguages: true,
  });
  return instance;
}
