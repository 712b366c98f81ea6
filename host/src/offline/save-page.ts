import { daysMs } from '@aylal/domain/calendar';
import { isLocale } from '@aylal/domain/language';
import { offlineCache, type OfflineStorage, type OfflineMessages } from './offline-storage.ts';
import { writeSnapshot } from './page-snapshot.ts';

/** Whose pages they are, and what is said on them. */
interface SaveContext {
  readonly owner: string;
  readonly messages: OfflineMessages;
  readonly time: string;
  readonly now: Date;
}

interface PageToSave extends SaveContext {
  readonly path: string;
  readonly title: string;
  readonly element: Element;
  /** ISO 8601; the worker drops the page after it. */
  readonly until?: string | undefined;
}

/** Tickets of so many orders stay; the ones that were not looked at for longest go first. */
const mostPages = 30;

/** How long goods without an end stay. */
const savedMs = daysMs(30);

/** The list of all, shown at an address of which nothing is saved. */
const listPath = '/kept-pages';

/** Puts a still picture of the page into the browser's store, in place of the one before, whatever language that had. */
export async function saveOfflinePage(device: OfflineStorage, page: PageToSave): Promise<void> {
  const { path, title, element, owner, now } = page;
  const until = page.until ?? new Date(now.getTime() + savedMs).toISOString();
  const snapshot = writeSnapshot(device.document, { ...noticesOf(page), title, content: element.cloneNode(true) });
  const cache = await device.caches.open(offlineCache);
  const others = await pathsOf(cache);
  const stays = others.filter((one) => withoutLocale(one) !== withoutLocale(path)).slice(1 - mostPages);
  for (const one of others) if (!stays.includes(one)) await cache.delete(one);
  await cache.put(path, answer(snapshot, { 'x-title': encodeURIComponent(title), 'x-owner': owner, 'x-until': until }));
  await writeList(device, page);
  await device.register();
}

/** Drops the page of an address, and names it in the list no more. */
export async function dropOfflinePage(device: OfflineStorage, path: string, context: SaveContext): Promise<void> {
  const cache = await device.caches.open(offlineCache);
  if (await cache.delete(path)) await writeList(device, context);
}

/** Writes the list of all pages again, the newest first. */
async function writeList({ caches, document }: OfflineStorage, context: SaveContext): Promise<void> {
  const cache = await caches.open(offlineCache);
  const title = context.messages('offline.list');
  const content = listOf(document, title, await titles(cache, (await pathsOf(cache)).toReversed()));
  await cache.put(
    listPath,
    answer(writeSnapshot(document, { ...noticesOf(context), title, content }), { 'x-owner': context.owner }),
  );
}

function noticesOf({ messages, time }: SaveContext) {
  return {
    notice: `${messages('offline.title')} ${messages('offline.asOf', { time })}`,
    again: messages('offline.again'),
  };
}

/** The addresses of what is saved, the newest last. */
async function pathsOf(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path !== listPath);
}

function withoutLocale(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return isLocale(first) ? rest.join('/') : path;
}

/** Nothing runs in an offline page but `snapshotScript`, by its hash, and nothing is sent from it. */
const policy =
  "default-src 'none'; script-src 'sha256-zUrpI4a/9ssL41jvBxDp6kI2En1grUlk4bFAH/DVG1g='; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function answer(html: string, more: Readonly<Record<string, string>>): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...more,
    },
  });
}

async function titles(cache: Cache, paths: readonly string[]): Promise<[path: string, title: string][]> {
  const found = await Promise.all(paths.map((path) => cache.match(path)));
  return paths.map((path, at) => [path, decodeURIComponent(found[at]?.headers.get('x-title') ?? '')]);
}

function listOf(page: Document, heading: string, entries: readonly [string, string][]): Node {
  const list = Object.assign(page.createElement('nav'), { className: 'offline-list' });
  list.append(Object.assign(page.createElement('h1'), { textContent: heading }));
  for (const [href, textContent] of entries) list.append(Object.assign(page.createElement('a'), { href, textContent }));
  return list;
}
