import type { Locale } from '@aylal/domain';
import { newsRoutes } from '@aylal/routes';
import type { Descriptor } from '@aylal/shell/descriptor';
import { informationPages } from '../../pages/information-pages.ts';

/** Places of the host's own pages that remotes fill: their first part comes with the page. */
const places = { web: { '/': 'home.search' }, emongolia: { '/': 'home.board' } } as const;

/** The remote and chunk that stand first on a host page; null when nobody lends anything there. */
export function firstLent(
  descriptors: readonly Descriptor[],
  path: string,
  mode: keyof typeof places,
): { remote: string; chunk: string } | null {
  const place = (places[mode] as Readonly<Record<string, string>>)[path];
  const lent = descriptors.flatMap(({ id, slots }) =>
    slots.filter(({ slot }) => slot === place).map(({ chunk, order }) => ({ remote: id, chunk, order })),
  );
  const [first] = lent.toSorted((a, b) => a.order - b.order);
  return first ? { remote: first.remote, chunk: first.chunk } : null;
}

/** The chunks of the host's own build that a page of its own needs: its screen, and its words in the language of the page. */
export function ownChunks(path: string, locale: Locale): readonly string[] {
  if (path === '/') return ['home'];
  if (path.startsWith('/helper')) return ['help', `pages-messages-${locale}`];
  if (path === newsRoutes.list.pattern) return ['news', `pages-messages-${locale}`];
  const written = informationPages.find(({ pattern }) => `/${pattern}` === path);
  return written ? ['information-page', `text-${written.id.replace('_', '-')}-${locale}`] : [];
}
