import { trustedAddress } from '../services/trusted-address.ts';

/** Where offline pages are, in the browser's own store; the worker reads it under the same name. */
export const offlineCache = 'aylal-kept-pages';

/** What an offline page says besides what it shows; `time` is when it was saved. */
export type OfflineMessages = (
  key: 'offline.title' | 'offline.asOf' | 'offline.again' | 'offline.list',
  values?: { time: string },
) => string;

/** What keeping pages needs of a browser. */
export interface OfflineStorage {
  readonly caches: Pick<CacheStorage, 'open' | 'has' | 'delete'>;
  readonly document: Document;
  /** The address that is shown now, without its query. */
  path(): string;
  /** Starts the worker that answers with offline pages where the network does not. */
  register(): Promise<unknown>;
  unregister(): Promise<unknown>;
}

/** Our own server's worker. It takes part in nothing but pages that the network does not bring. */
export const serviceWorkerPath = '/kept-pages.js';

/** The browser's own; null where it has none, as without https. Nothing is touched before it is used: where storage is blocked, reading a property throws. */
export function offlineStorage(page: Window & typeof globalThis): OfflineStorage | null {
  const { navigator } = page;
  if (!('serviceWorker' in navigator) || !('caches' in page)) return null;
  return {
    caches: {
      open: (name) => page.caches.open(name),
      has: (name) => page.caches.has(name),
      delete: (name) => page.caches.delete(name),
    },
    document: page.document,
    path: () => page.location.pathname,
    register: () => navigator.serviceWorker.register(trustedAddress('aylal-kept')(serviceWorkerPath), { scope: '/' }),
    unregister: async () => (await navigator.serviceWorker.getRegistration('/'))?.unregister(),
  };
}
