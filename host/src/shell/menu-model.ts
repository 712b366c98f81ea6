import type { Descriptor } from '@aylal/shell';

/** An entry as a descriptor names it. */
export type MenuEntry = Descriptor['navigation'][number];

/** What is in the bar: a link, or a word with links under it. */
export type MenuNode = { kind: 'link'; entry: MenuEntry } | { kind: 'entertainment'; entries: readonly MenuEntry[] };

/** The main navigation of SHELL-08, without Home: `bar` from left to right, `other` under "Other", `user` in the user menu. */
export interface MenuModel {
  readonly bar: readonly MenuNode[];
  readonly other: readonly MenuEntry[];
  readonly user: readonly MenuEntry[];
}

const byOrder = (a: MenuEntry, b: MenuEntry) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0) || a.id.localeCompare(b.id);

/** The menu that the descriptors ask for; entertainment stands where its first entry would (SHELL-09). */
export function menuModel(descriptors: readonly Descriptor[]): MenuModel {
  const entries = descriptors.flatMap((descriptor) => descriptor.navigation);
  const of = (group: 'main' | 'entertainment' | 'more' | 'user') =>
    entries.filter((entry) => entry.menu?.group === group).toSorted(byOrder);
  const links = of('main').map((entry) => ({
    order: entry.menu?.order ?? 0,
    node: { kind: 'link', entry } satisfies MenuNode,
  }));
  const games = of('entertainment');
  const group = games[0]
    ? [{ order: games[0].menu?.order ?? 0, node: { kind: 'entertainment', entries: games } satisfies MenuNode }]
    : [];
  return {
    bar: [...links, ...group].toSorted((a, b) => a.order - b.order).map(({ node }) => node),
    other: of('more'),
    user: of('user'),
  };
}

/** The mini-app's only navigation, in its own order (MINI-02). */
export function miniAppMenu(descriptors: readonly Descriptor[]): readonly MenuEntry[] {
  const entries = descriptors
    .flatMap((descriptor) => descriptor.navigation)
    .filter((entry) => entry.miniApp !== undefined);
  return entries.toSorted((a, b) => (a.miniApp ?? 0) - (b.miniApp ?? 0));
}

/** The entries that a node holds: what goes under "Other" when the node does not fit. */
export function entriesOf(node: MenuNode): readonly MenuEntry[] {
  return node.kind === 'link' ? [node.entry] : node.entries;
}

/** True on the entry's page and on the pages below it. */
export function isCurrentEntry(entry: MenuEntry, path: string): boolean {
  return path === entry.path || path.startsWith(`${entry.path}/`);
}
