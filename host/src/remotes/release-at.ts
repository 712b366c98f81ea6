import type { BootDocument } from './boot-document.ts';
import { findRoute } from './find-route.ts';

/** The release whose page is at a path without its language, as `remote@version`; undefined for pages of the shell. */
export function releaseAt(
  { descriptors, locale, releases }: Pick<BootDocument, 'descriptors' | 'locale' | 'releases'>,
  path: string,
): string | undefined {
  const id = findRoute(descriptors, `/${locale}${path}`)?.descriptor.id;
  const release = id === undefined ? undefined : releases[id];
  return release && `${id}@${release.version}`;
}
