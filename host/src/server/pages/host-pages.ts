import type { Descriptor } from '@aylal/shell/descriptor';
import { informationPages } from '../../pages/information-pages.ts';

/** Page addresses that the host's own app answers, without language. Others than these and the remotes' are missing pages. */
export const hostPages: readonly string[] = ['/', ...informationPages.map(({ pattern }) => `/${pattern}`)];

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

/** The chunk of the host's own build that a page of its own needs. */
export function ownChunk(path: string): string | null {
  if (path === '/') return 'home';
  return hostPages.includes(path) ? 'information-page' : null;
}
