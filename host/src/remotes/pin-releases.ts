import { withoutLanguage } from '../services/navigation.ts';
import { leasePath } from './boot-document.ts';

interface Place {
  readonly location: { readonly pathname: string };
}

/** What is needed of a router. */
export interface WatchedRouter {
  readonly state: Place;
  subscribe(listener: (state: Place) => void): () => void;
}

/**
 * Tells the server when checkout is entered by a step inside the page, so that the way to the bank and back, or a reload, finds the releases of this page (federation.md §1,
 * update leases). Of a page of checkout that came from the server it knows already.
 */
export function pinReleases(router: WatchedRouter, pin: string, fetch: typeof globalThis.fetch): void {
  let last = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === last) return;
    last = pathname;
    if (withoutLanguage(pathname).startsWith('/checkout/')) hold(pin, fetch);
  });
}

function hold(pin: string, fetch: typeof globalThis.fetch): void {
  fetch(`${leasePath}?${pin}`, { method: 'POST', headers: { 'x-aylal-client': 'web' }, keepalive: true }).catch(() => {
    // Offline: nothing is paid either, and the page goes on with what it has.
  });
}
