import type { IncomingHttpHeaders } from 'node:http';
import { defaultLocale, isLocale, type Locale } from '@aylal/domain/language';
import type { RequestCookies } from '../security/add-cookies.ts';

/** Language last chosen (ruling 32). */
export const languageCookie = 'tapa_language';

/** The language of a call: what the page says it speaks, else what was chosen last, else Mongolian (GAP-45, I18N-02). */
export function localeOfRequest(headers: IncomingHttpHeaders, cookies: RequestCookies): Locale {
  const asked = (headers['accept-language'] ?? '').slice(0, 2).toLowerCase();
  if (headers['x-aylal-client'] && isLocale(asked)) return asked;
  const chosen = cookies[languageCookie];
  return isLocale(chosen) ? chosen : defaultLocale;
}
