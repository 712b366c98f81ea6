import type { Descriptor } from '@aylal/shell/descriptor';
import type { ReleaseSet } from '@aylal/releases';
import { informationPages } from '../../pages/information-pages.ts';

/** Page addresses that the host's own app answers, without language. Others than these and the remotes' are missing pages. */
export const hostPages: readonly string[] = ['/', ...informationPages.map(({ pattern }) => `/${pattern}`)];

/** Places of the host's own pages that remotes fill. `first`: one part is seen at a time, the first to begin with. */
const places: Readonly<Record<Mode, Readonly<Record<string, readonly Place[]>>>> = {
  web: { '/': [{ slot: 'home.search', first: true }, { slot: 'home.board' }] },
  emongolia: { '/': [{ slot: 'home.board' }] },
};

type Mode = 'web' | 'emongolia';

interface Place {
  readonly slot: string;
  readonly first?: true;
}

export type LentOn = Descriptor['slots'][number] & { readonly remote: string };

/** What remotes lend to a host page, as far as it is seen at first, from above to below. */
export function lentOn(set: ReleaseSet, path: string, mode: Mode): readonly LentOn[] {
  const all = Object.values(set.releases).flatMap(({ record: { descriptor } }) =>
    descriptor.slots.map((slot) => ({ ...slot, remote: descriptor.id })),
  );
  return (places[mode][path] ?? []).flatMap(({ slot, first }) => {
    const here = all.filter((one) => one.slot === slot).toSorted((a, b) => a.order - b.order);
    return first ? here.slice(0, 1) : here;
  });
}

/** The chunk of the host's own build that a page of its own needs. */
export function ownChunk(path: string): string | null {
  if (path === '/') return 'home';
  return hostPages.includes(path) ? 'information-page' : null;
}
