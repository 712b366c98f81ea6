import * as v from 'valibot';
import { aheadPath } from '../remotes/boot-document.ts';

/** How long an answer waits for the visit; after that the page reads again. */
const goodMs = 10_000;

const addresses = v.array(v.pipe(v.string(), v.startsWith('/api/')));

/**
 * Reads what the page of a link reads first, as far as the server names it, so that the visit finds it under way or here. Each address once within ten seconds. Never throws:
 * without it the page reads by itself.
 */
export function createReadAhead(page: Window): (link: HTMLAnchorElement) => void {
  const early = (page.__AYLAL_EARLY ??= {});
  const asked = new Set<string>();
  const headersOf = (locale: string) => ({
    accept: 'application/json',
    'accept-language': locale,
    'x-aylal-client': 'web',
  });
  async function readAhead(address: string, locale: string): Promise<void> {
    const answer = await page.fetch(`${aheadPath}?to=${encodeURIComponent(address)}`);
    for (const url of v.parse(addresses, await answer.json())) {
      if (early[url]) continue;
      const started = page.fetch(url, { credentials: 'same-origin', headers: headersOf(locale) });
      started.catch(() => undefined);
      early[url] = started;
      page.setTimeout(() => {
        if (early[url] === started) delete early[url];
      }, goodMs);
    }
  }
  return ({ pathname, search }) => {
    const address = pathname + search;
    const { lang } = page.document.documentElement;
    if (asked.has(address) || pathname.split('/')[1] !== lang) return;
    asked.add(address);
    page.setTimeout(() => asked.delete(address), goodMs);
    readAhead(address, lang).catch(() => undefined);
  };
}
