import { isLocale } from '@aylal/domain/language';

/** First segments of addresses that the web server answers and that are no pages. */
const noPages = new Set(['api', 'assets', 'boot', 'callback', 'fonts', 'releases', 'sandbox']);

/** The page that a link of a provider's text means, without language: null for what is no page of ours, a file or another site. */
export function isInternalLink(href: string): string | null {
  if (!/^\/(?![/\\])/.test(href)) return null;
  const [path = '', ...rest] = href.split(/(?=[?#])/);
  const [, first = '', ...segments] = path.split('/');
  if (isLocale(first)) return isInternalLink(`/${segments.join('/')}${rest.join('')}`);
  if (noPages.has(first) || path.includes('.')) return null;
  return href;
}
