import type { DataRouter } from 'react-router';
import { isFast } from './network-of.ts';
import type { Prefetch } from './prefetch-links.ts';
import { whenIdle } from './when-idle.ts';

/** Long enough for a page to have been chosen, and not only passed. */
const stayMs = 2_000;

/** The pages that are likely next: more would be fetched for nobody. */
const mostPages = 2;

/**
 * Fetches the code of the pages to which the links in sight lead, two at most for each page that a visitor stays on, once the browser has nothing else to do.
 * Nothing on a slow network, for visitors who save data, or in a tab that nobody sees.
 */
export function prefetchSeen(page: Window, router: Pick<DataRouter, 'subscribe' | 'state'>, prefetch: Prefetch): void {
  if (!isFast(page)) return;
  let timer: number | undefined;
  let path = '';
  const look = () => {
    let left = mostPages;
    for (const link of linksInSight(page)) if (left > 0 && prefetch(link)) left -= 1;
  };
  const wait = () => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle' || location.pathname === path) return;
    path = location.pathname;
    page.clearTimeout(timer);
    timer = page.setTimeout(() => whenIdle(page, look), stayMs);
  };
  router.subscribe(wait);
  wait();
}

function linksInSight({ document, location, innerHeight }: Window): HTMLAnchorElement[] {
  if (document.visibilityState === 'hidden') return [];
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter((link) => {
    const { top, bottom, height } = link.getBoundingClientRect();
    const elsewhere = link.origin === location.origin && link.pathname !== location.pathname;
    return elsewhere && height > 0 && bottom > 0 && top < innerHeight;
  });
}
