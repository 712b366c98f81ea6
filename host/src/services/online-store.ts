import type { ReadableStore } from '@aylal/shell';

/** The part of a window that knows of the network. */
export interface NetworkPage {
  readonly navigator: { readonly onLine: boolean };
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
}

/** Whether the browser says that there is a network (REL-5). */
export function createOnlineStore(page: NetworkPage): ReadableStore<boolean> {
  return {
    get: () => page.navigator.onLine,
    first: () => true,
    subscribe(listener) {
      page.addEventListener('online', listener);
      page.addEventListener('offline', listener);
      return () => {
        page.removeEventListener('online', listener);
        page.removeEventListener('offline', listener);
      };
    },
  };
}
