import { locales, type Locale } from '@aylal/domain/language';
import { escapeHtml, writeJson } from '../write-json.ts';
import type { PageHead } from './page-head.ts';

export interface WrittenHead {
  readonly head: PageHead;
  readonly locale: Locale;
  readonly publicUrl: string;
  /** The page is nobody's business but the visitor's: no addresses, nothing to share. */
  readonly noindex: boolean;
}

const openGraphLocale: Readonly<Record<Locale, string>> = {
  mn: 'mn_MN',
  en: 'en_US',
  zh: 'zh_CN',
  ru: 'ru_RU',
  ko: 'ko_KR',
  ja: 'ja_JP',
};

/** Title, description, addresses in every language, what sharers show, and structured data. */
export function writeHead({ head, locale, publicUrl, noindex }: WrittenHead): string[] {
  const title = `<title>${escapeHtml(head.title)}</title>`;
  if (noindex) return [title, '<meta name="robots" content="noindex">'];
  const at = (language: string) => `${publicUrl}/${language}${head.canonical === '/' ? '' : head.canonical}`;
  return [
    title,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escapeHtml(at(locale))}">`,
    ...locales.map((language) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(at(language))}">`),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(at('mn'))}">`,
    meta('property', 'og:type', head.kind),
    meta('property', 'og:site_name', 'Aylal'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', at(locale)),
    meta('property', 'og:image', `${publicUrl}/brand/aylal-share.png`),
    meta('property', 'og:locale', openGraphLocale[locale]),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...head.things.map((thing) => `<script type="application/ld+json">${writeJson(thing)}</script>`),
  ];
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}
