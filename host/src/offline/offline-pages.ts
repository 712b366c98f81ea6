import type { SessionUser } from '@aylal/contracts/account';
import type { OfflinePages, SessionState } from '@aylal/shell';
import { isStorageRefusal } from '../services/cookie-jar.ts';
import { offlineCache, type OfflineStorage, type OfflineMessages } from './offline-storage.ts';

interface Options {
  /** Null where the browser keeps nothing: without https, with blocked storage, on a server. */
  readonly device: OfflineStorage | null;
  readonly session: () => SessionState;
  readonly messages: OfflineMessages;
  readonly now: () => Date;
  readonly time: () => string;
  readonly reportError: (error: unknown, where: string) => void;
}

/** The offline pages as the host sees them. Nothing here rejects. */
export interface HostOfflinePages {
  readonly service: OfflinePages;
  /** Drops all pages and the worker that shows them (SEC-2). */
  forget(): Promise<void>;
  /** Drops what somebody else has left on this device. */
  belongTo(user: SessionUser): Promise<void>;
}

/** Keeps pages for the time without a network (REL-5), each with the person it belongs to. What builds them comes with the first one. */
export function createOfflinePages({ device, session, messages, now, time, reportError }: Options): HostOfflinePages {
  const attempt = async (act: (device: OfflineStorage) => Promise<unknown>) => {
    if (!device) return;
    try {
      await act(device);
    } catch (error) {
      if (!isStorageRefusal(error)) reportError(error, 'kept-pages');
    }
  };
  const forget = () =>
    attempt(async ({ caches, unregister }) => {
      if (await caches.delete(offlineCache)) await unregister();
    });
  const contextOf = (user: SessionUser) => ({ owner: ownerOf(user), messages, time: time(), now: now() });
  return {
    service: {
      keep: (page) =>
        attempt(async (device) => {
          const before = session();
          if (before.status !== 'signed-in') return;
          const path = device.path();
          const { saveOfflinePage } = await import('./save-page.ts');
          await saveOfflinePage(device, { ...page, path, ...contextOf(before.user) });
          // Who signed out meanwhile leaves nothing here.
          const after = session();
          if (after.status !== 'signed-in' || ownerOf(after.user) !== ownerOf(before.user)) await forget();
        }),
      drop: () =>
        attempt(async (device) => {
          const state = session();
          const path = device.path();
          if (state.status !== 'signed-in' || !(await device.caches.has(offlineCache))) return;
          const { dropOfflinePage } = await import('./save-page.ts');
          await dropOfflinePage(device, path, contextOf(state.user));
        }),
    },
    forget,
    belongTo: (user) =>
      attempt(async ({ caches }) => {
        if (!(await caches.has(offlineCache))) return;
        const cache = await caches.open(offlineCache);
        const [first] = await cache.keys();
        const page = first && (await cache.match(first));
        if (page && page.headers.get('x-owner') !== ownerOf(user)) await forget();
      }),
  };
}

const ownerOf = ({ dial_code, phone, email }: SessionUser) => encodeURIComponent(`${dial_code} ${phone} ${email}`);
