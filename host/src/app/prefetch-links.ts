import type { Descriptor } from '@aylal/shell';
import type { RemoteLoader } from '../remotes/loader.ts';
import { findRoute } from '../remotes/find-route.ts';

/** A pointer that only passes over a link stays on it for less. */
const dwellMs = 80;

/**
 * Fetches a remote's page ahead, once somebody points at a link to it for a moment, focuses the link or presses it (decision 0007): its code, and by `readAhead` its first data.
 * Does nothing for visitors who save data.
 */
export function prefetchLinks(
  page: Window,
  descriptors: readonly Descriptor[],
  loader: Pick<RemoteLoader, 'warm'>,
  readAhead: (link: HTMLAnchorElement) => void,
): void {
  const { connection } = page.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const asked = new Set<string>();
  let timer: number | undefined;
  const fetchAhead = (event: Event) => {
    const link = linkOf(event, page.location.origin);
    const found = link && findRoute(descriptors, link.pathname);
    if (!found) return;
    readAhead(link);
    const { descriptor, route } = found;
    const key = `${descriptor.id} ${route.chunk}`;
    if (asked.has(key)) return;
    asked.add(key);
    loader.warm(descriptor.id, [route.chunk]);
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
