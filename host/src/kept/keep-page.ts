import { isLocale } from '@aylal/domain';
import { keptCache, type KeepingDevice, type KeptWords } from './keeping-device.ts';
import { writeStill } from './write-still.ts';

interface PageToKeep {
  readonly path: string;
  readonly title: string;
  readonly element: Element;
  readonly owner: string;
  readonly words: KeptWords;
  readonly time: string;
}

/** Tickets of so many orders stay; the ones that were not looked at for longest go first. */
const keptAtMost = 30;

/** The list of all, shown at an address of which nothing is kept. */
const listPath = '/kept-pages';

/** Puts a still picture of the page into the browser's store, in place of the one before, whatever language that had. */
export async function keepPage(device: KeepingDevice, page: PageToKeep): Promise<void> {
  const { path, title, element, owner, words, time } = page;
  const { document } = device;
  const facts = { notice: `${words('offline.title')} ${words('kept.asOf', { time })}`, again: words('kept.again') };
  const still = writeStill(document, { ...facts, title, content: element.cloneNode(true) });
  const cache = await device.caches.open(keptCache);
  const others = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((one) => one !== listPath);
  const stays = others.filter((one) => withoutLocale(one) !== withoutLocale(path)).slice(1 - keptAtMost);
  for (const one of others) if (!stays.includes(one)) await cache.delete(one);
  await cache.put(path, answer(still, title, owner));
  const list = listOf(document, words('kept.list'), await titles(cache, [path, ...stays.reverse()]));
  const stillList = writeStill(document, { ...facts, title: words('kept.list'), content: list });
  await cache.put(listPath, answer(stillList, '', owner));
  await device.register();
}

function withoutLocale(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return isLocale(first) ? rest.join('/') : path;
}

/** Nothing runs in a kept page, and nothing is sent from it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function answer(html: string, title: string, owner: string): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-title': encodeURIComponent(title),
      'x-owner': owner,
    },
  });
}

async function titles(cache: Cache, paths: readonly string[]): Promise<[path: string, title: string][]> {
  const found = await Promise.all(paths.map((path) => cache.match(path)));
  return paths.map((path, at) => [path, decodeURIComponent(found[at]?.headers.get('x-title') ?? '')]);
}

function listOf(page: Document, heading: string, entries: readonly [string, string][]): Node {
  const list = Object.assign(page.createElement('nav'), { className: 'kept-list' });
  list.append(Object.assign(page.createElement('h1'), { textContent: heading }));
  for (const [href, textContent] of entries) list.append(Object.assign(page.createElement('a'), { href, textContent }));
  return list;
}
