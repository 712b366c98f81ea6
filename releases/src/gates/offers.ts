import type { ReleaseRecord } from '../documents/release-record.ts';
import { nameWithOwner } from '../registry/owners.ts';
import type { ShellRecord } from '../registry/shell-record.ts';

/** What one team may contribute to others. */
export type OfferKind = 'route' | 'dialog' | 'panel' | 'slot';

/** One thing that is offered or used; `name` is a pattern, a view, the id of a panel, or a slot. A slot that is offered as `order.detail.*` is one for each product. */
export interface Offer {
  readonly kind: OfferKind;
  readonly name: string;
}

/** Somebody live, a release or a shell, with all that it offers to others and all that it uses of them. */
export interface Party {
  /** The remote; null for a shell. */
  readonly remote: string | null;
  readonly who: string;
  /** Whom to talk to: the remote with its owner as far as its release names one, or the shell. */
  readonly contact: string;
  readonly offers: readonly Offer[];
  readonly uses: readonly Offer[];
  /** What an older build does not tell of its offers: nothing of these kinds is known to be missing while it is live. */
  readonly undeclared: readonly OfferKind[];
  /** Addresses of its menu entries and of the links of its fallback. */
  readonly links: readonly string[];
}

/** A release as a party. */
export function releaseParty(record: ReleaseRecord): Party {
  const { remote, version, descriptor, opens, uses } = record;
  const { routes, dialogs, panels, navigation, fallback } = descriptor;
  return {
    remote,
    who: `${remote} ${version}`,
    contact: nameWithOwner(record),
    offers: [
      ...all(
        'route',
        routes.map(({ pattern }) => pattern),
      ),
      ...all(
        'dialog',
        dialogs.map(({ view }) => view),
      ),
      ...all(
        'panel',
        panels.map(({ id }) => id),
      ),
      ...all('slot', opens),
    ],
    uses: [
      ...all('route', uses?.routes),
      ...all('dialog', uses?.dialogs),
      ...all('panel', uses?.panels),
      ...all('slot', uses?.slots),
    ],
    undeclared: opens ? [] : ['slot'],
    links: [...navigation.map(({ path }) => path), ...(fallback?.links ?? []).map(({ to }) => to)],
  };
}

/** A shell as a party. */
export function shellParty({ name, version, routes, dialogs, opens, uses }: ShellRecord): Party {
  const who = `the shell ${name} ${version}`;
  return {
    remote: null,
    who,
    contact: who,
    offers: [...all('route', routes), ...all('dialog', dialogs), ...all('slot', opens)],
    uses: [...all('route', uses?.routes), ...all('dialog', uses?.dialogs), ...all('panel', uses?.panels)],
    undeclared: routes && dialogs && opens ? [] : ['route', 'dialog', 'slot'],
    links: [],
  };
}

/** Whoever offers it, or undefined. */
export function ownerOf(wanted: Offer, parties: readonly Party[]): Party | undefined {
  return parties.find(({ offers }) => offers.some((offer) => offer.kind === wanted.kind && covers(offer, wanted)));
}

/** `*` of a slot stands for the last part of its name. */
function covers({ kind, name }: Offer, wanted: Offer): boolean {
  if (kind === 'slot' && name.endsWith('.*')) return name.slice(0, -1) === /^.*\./.exec(wanted.name)?.[0];
  return name === wanted.name;
}

/** True when what nobody offers is really missing: everybody tells what they offer of this kind. */
export function isKnown(kind: OfferKind, parties: readonly Party[]): boolean {
  return !parties.some(({ undeclared: untold }) => untold.includes(kind));
}

/** True when one of the routes serves this address; a parameter of a route takes any segment. */
export function isServed(path: string, parties: readonly Party[]): boolean {
  const routes = parties.flatMap(({ offers }) => offers.filter(({ kind }) => kind === 'route'));
  const segments = path.split('/');
  return routes.some(({ name }) => {
    const pattern = name.split('/');
    return (
      pattern.length === segments.length && pattern.every((one, at) => one.startsWith(':') || one === segments[at])
    );
  });
}

function all(kind: OfferKind, names: readonly string[] = []): Offer[] {
  return names.map((name) => ({ kind, name }));
}
