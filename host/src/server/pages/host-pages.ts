import type { Locale } from '@aylal/domain/language';
import { newsRoutes } from '@aylal/routes';
import type { Descriptor } from '@aylal/shell/descriptor';
import type { ReleaseSet } from '@aylal/releases';
import type { ShellMode } from '@aylal/shell';
import type { MatchedPage } from './match-page.ts';
import { informationPages } from '../../pages/information-pages.ts';

/** Places of the host's own pages that remotes fill. `first`: one part is seen at a time, the first to begin with. */
const places: Readonly<Record<ShellMode, Readonly<Record<string, readonly Place[]>>>> = {
  web: { '/': [{ slot: 'home.search', first: true }, { slot: 'home.board' }] },
  emongolia: { '/': [{ slot: 'home.board' }] },
  office: {},
};

interface Place {
  readonly slot: string;
  readonly first?: true;
}

export type LentOn = Descriptor['slots'][number] & { readonly remote: string };

/** What remotes contribute to the places that a remote's page names. */
export function contributedTo(set: ReleaseSet, { route, params }: MatchedPage): readonly LentOn[] {
  const names = (route.slots ?? []).map((slot) => slot.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''));
  return names.length === 0 ? [] : allSlots(set).filter(({ slot }) => names.includes(slot));
}

function allSlots(set: ReleaseSet): readonly LentOn[] {
  return Object.values(set.releases).flatMap(({ record: { descriptor } }) =>
    descriptor.slots.map((slot) => ({ ...slot, remote: descriptor.id })),
  );
}

/** What remotes contribute to a host page, as far as it is seen at first, from above to below. */
export function lentOn(set: ReleaseSet, path: string, mode: ShellMode): readonly LentOn[] {
  const all = allSlots(set);
  return (places[mode][path] ?? []).flatMap(({ slot, first }) => {
    const here = all.filter((one) => one.slot === slot).toSorted((a, b) => a.order - b.order);
    return first ? here.slice(0, 1) : here;
  });
}

/** The chunks of the host's own build that a page of its own needs: its screen, and its words in the language of the page. */
export function ownChunks(path: string, locale: Locale): readonly string[] {
  if (path === '/') return ['home'];
  if (path.startsWith('/helper')) return ['help', `pages-messages-${locale}`];
  if (path === newsRoutes.list.pattern) return ['news', `pages-messages-${locale}`];
  const written = informationPages.find(({ pattern }) => `/${pattern}` === path);
  return written ? ['information-page', `pages-messages-${locale}`] : [];
}
