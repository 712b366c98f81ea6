import { defaultLocale, isLocale, locales, type Locale } from '@aylal/domain/language';

/** GAP-59. */
const aliases: ReadonlyMap<string, Locale> = new Map([
  ['cn', 'zh'],
  ['kr', 'ko'],
  ['jp', 'ja'],
]);

/**
 * Where a page address leads when its first segment is not a language of ours: `/` and unprefixed paths go to the language last chosen, aliases
 * to their language; path and query stay (GAP-05). Null when the address is fine. The target always is a path of our own.
 */
export function languageRedirect(target: string, chosen: string | undefined): string | null {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const query = at < 0 ? '' : target.slice(at);
  const [, first = '', ...rest] = path.split('/');
  if (isLocale(first)) return null;
  const alias = aliases.get(first.toLowerCase()) ?? locales.find((locale) => locale === first.toLowerCase());
  if (alias) return `/${[alias, ...rest].join('/')}${query}`;
  const language = isLocale(chosen) ? chosen : defaultLocale;
  return path === '/' ? `/${language}${query}` : `/${language}${path}${query}`;
}
