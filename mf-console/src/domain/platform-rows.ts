import type { PlatformParty } from '@aylal/contracts/console';

export type NamedKind = PlatformParty['offers'][number]['kind'];

/** One thing on the map: who offers it, and who uses it. */
export interface PlatformRow {
  readonly kind: NamedKind;
  readonly name: string;
  readonly offeredBy: readonly string[];
  readonly usedBy: readonly string[];
}

/** What a party goes by on the map: the shells of one name count as one. */
export function nameOf({ remote, name }: PlatformParty): string {
  return remote ?? `shell ${name}`;
}

/** Every thing of a kind by its name. A slot that is offered as `order.detail.*` is one for every product. What is used and offered by nobody has a row too. */
export function platformRows(parties: readonly PlatformParty[], kind: NamedKind): readonly PlatformRow[] {
  const offered = namesOf(parties, 'offers', kind);
  const used = namesOf(parties, 'uses', kind);
  const rowOf = (use: string) => [...offered.keys()].find((offer) => covers(offer, use)) ?? use;
  const rows = new Map([...offered].map(([name, by]) => [name, { offeredBy: by, usedBy: new Set<string>() }]));
  for (const [use, by] of used) {
    const name = rowOf(use);
    const row = rows.get(name) ?? { offeredBy: new Set<string>(), usedBy: new Set<string>() };
    for (const one of by) row.usedBy.add(one);
    rows.set(name, row);
  }
  return [...rows]
    .map(([name, { offeredBy, usedBy }]) => ({ kind, name, offeredBy: [...offeredBy], usedBy: [...usedBy] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The rows that a party is in, as either. */
export function rowsOf(rows: readonly PlatformRow[], party: string | undefined): readonly PlatformRow[] {
  return party === undefined
    ? rows
    : rows.filter(({ offeredBy, usedBy }) => offeredBy.includes(party) || usedBy.includes(party));
}

function namesOf(parties: readonly PlatformParty[], side: 'offers' | 'uses', kind: NamedKind) {
  const names = new Map<string, Set<string>>();
  for (const party of parties)
    for (const one of party[side])
      if (one.kind === kind) names.set(one.name, (names.get(one.name) ?? new Set()).add(nameOf(party)));
  return names;
}

function covers(offer: string, use: string): boolean {
  return offer.endsWith('.*') ? offer.slice(0, -1) === /^.*\./.exec(use)?.[0] : offer === use;
}
