import type { Descriptor } from '@aylal/shell';
import type { RemoteLoader } from '../remotes/loader.ts';
import { findRoute } from '../remotes/find-route.ts';

/** A pointer that only passes over a link stays on it for less. */
const dwellMs = 80;

/**
 * Fetches the code of a remote's page ahead, once somebody points at a link to it for a moment, focuses the link or presses it (decision 0007). Data are not fetched: a search costs
 * partners work. Does nothing for visitors who save data.
 */
export function prefetchLinks(
  page: Window,
  descriptors: readonly Descriptor[],
  loader: Pick<RemoteLoader, 'warm'>,
): void {
  const { connection } = page.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const asked = new Set<string>();
  let timer: number | undefined;
  const fetchAhead = (event: Event) => {
    const route = routeOf(event, page.location.origin, descriptors);
    const key = route && `${route.remote} ${route.chunk}`;
    if (!key || asked.has(key)) return;
    asked.add(key);
    loader.warm(route.remote, [route.chunk]);
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

function routeOf({ target }: Event, origin: string, descriptors: readonly Descriptor[]) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== origin || link.hasAttribute('download')) return undefined;
  const found = findRoute(descriptors, link.pathname);
  return found && { remote: found.descriptor.id, chunk: found.route.chunk };
}
