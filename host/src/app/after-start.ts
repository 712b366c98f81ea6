import { hostShareScope } from '../remotes/browser-loader.ts';
import { leaveOldReleases } from '../remotes/leave-old-releases.ts';
import type { Shell } from './create-services.ts';
import { createPrefetch, prefetchLinks } from './prefetch-links.ts';
import { prefetchSeen } from './prefetch-seen.ts';
import { createReadAhead } from './read-ahead.ts';
import type { MountedApp } from './mount-app.tsx';

/** What loads once the page is painted and may fail to load. The panel about releases is for testers and developers: their pages have a place for it. */
export function afterStart(
  page: Window & typeof globalThis,
  { descriptors, services: { events, now } }: Shell,
  { loader, router }: Pick<MountedApp, 'loader' | 'router'>,
): void {
  const remotes = descriptors.map(({ id }) => id);
  const prefetch = createPrefetch(descriptors, loader);
  prefetchLinks(page, prefetch, createReadAhead(page));
  prefetchSeen(page, router, prefetch);
  // From now on links change the page without another document.
  page.document.querySelector('script[type=speculationrules]')?.remove();
  const versions = () => remotes.map((id) => [id, loader.releaseOf(id)] as const);
  const loaded = () => Object.fromEntries(versions().filter(([, version]) => version !== ''));
  leaveOldReleases({ page, router, loaded });
  const place = page.document.querySelector<HTMLElement>('[data-release-panel]');
  if (!place) return;
  import(/* webpackChunkName: "release-panel" */ '../release-panel/add-release-panel.ts').then(
    ({ addReleasePanel }) => addReleasePanel(place, { page, remotes, loader, events, now, shareScope: hostShareScope }),
    () => undefined,
  );
}
