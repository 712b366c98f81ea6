import type { Descriptor } from '@aylal/shell';
import type { RemoteLoader } from '../remotes/loader.ts';
import { findRoute } from '../remotes/find-route.ts';
import { isSlow } from './network-of.ts';

/** A pointer that only passes over a link stays on it for less. */
const dwellMs = 80;

/** Fetches the code of a link's page and its remote's words in the page's language, once for each; `null` where that is no page of a remote, or `false` where it was asked for before. */
export type Prefetch = (link: HTMLAnchorElement) => boolean | null;

export function createPrefetch(descriptors: readonly Descriptor[], loader: Pick<RemoteLoader, 'warm'>): Prefetch {
  const asked = new Set<string>();
  return ({ pathname, ownerDocument }) => {
    const found = findRoute(descriptors, pathname);
    if (!found) return null;
    const { descriptor, route } = found;
    const key = `${descriptor.id} ${route.chunk}`;
    if (asked.has(key)) return false;
    asked.add(key);
    loader.warm(descriptor.id, [route.chunk, `messages-${ownerDocument.documentElement.lang}`]);
    return true;
  };
}

/**
 * Fetches a remote's page ahead, once somebody points at a link to it for a moment, focuses the link or presses it (decision 0007): its code, and by `readAhead` its first data.
 * Does nothing for visitors who save data or whose network is slow: what they press comes first.
 */
export function prefetchLinks(page: Window, prefetch: Prefetch, readAhead: (link: HTMLAnchorElement) => void): void {
  if (isSlow(page)) return;
  let timer: number | undefined;
  const fetchAhead = (event: Event) => {
    const link = linkOf(event, page.location.origin);
    if (link && prefetch(link) !== null) readAhead(link);
  };
  const afterMoment = (event: Event) => {
    page.clearTimeout(timer);
    timer = page.setTimeout(() => fetchAhead(event), dwellMs);
  };
  const { document } = page;
  // A finger has no moment between pointing and pressing.
  document.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && afterMoment(event));
  document.addEventListener('focusin', afterMoment);
  document.addEventListener('pointerdown', fetchAhead);
}

/** The link of this origin that an event is about. */
function linkOf({ target }: Event, origin: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === origin && !link.hasAttribute('download') ? link : null;
}
