import { locales, type Locale } from '@aylal/domain/language';

/** The page that e-Mongolia leads back to, in the language in which the customer left. Each of them is registered with DAN. */
export function returnAddress(publicUrl: string, locale: Locale): string {
  return `${publicUrl}/${locale}/user/passengers/emongolia`;
}

/** Whether an address is one that we come back to. */
export function isReturnAddress(publicUrl: string, address: string): boolean {
  return locales.some((locale) => returnAddress(publicUrl, locale) === address);
}
