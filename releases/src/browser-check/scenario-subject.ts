import { isForMode } from '@aylal/shell/descriptor';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { Scenario } from '../documents/scenario-document.ts';

type Descriptor = ReleaseRecord['descriptor'];

type Modes = Pick<Descriptor, 'modes'>;

/** Which hosts have it: those of the shop, for the whole shop, the mini-app and partners; those of the office; or both. */
export type HostKind = 'shop' | 'office';

/** The hosts that load what is of these modes, the shop's first. */
export function hostsOf({ modes = ['web'] }: Modes): readonly HostKind[] {
  return [
    ...(modes.some((mode) => mode !== 'office') ? (['shop'] as const) : []),
    ...(isForMode({ modes }, 'office') ? (['office'] as const) : []),
  ];
}

/** Something of a remote that can be looked at: a route, a dialog, a panel or a part that it contributes. */
export interface Subject {
  /** As people name it: `route /flights`, `dialog LOGIN_VIEW`. */
  readonly name: string;
  readonly chunk: string;
  /** The shells in which it is looked at: one of the shop, the web's where that has it and otherwise the mini-app's, and the office's. */
  readonly shells: readonly string[];
}

/** Everything of a descriptor that can be looked at. */
export function subjectsOf(descriptor: Descriptor): readonly Subject[] {
  const { modes, routes, dialogs, panels, slots } = descriptor;
  const hosts = hostsOf({ modes });
  const all = [
    ...routes.map((route) => ({ ...route, name: `route ${route.pattern}` })),
    ...dialogs.map((dialog) => ({ ...dialog, name: `dialog ${dialog.view}` })),
    ...panels.map((panel) => ({ ...panel, name: `panel ${panel.id}` })),
    ...slots.map((slot) => ({ ...slot, name: `part ${slot.id}` })),
  ];
  return all.map(({ name, chunk, ...part }) => {
    const own = { modes: part.modes ?? modes };
    const shells = hostsOf(own).flatMap((host) => (hosts.includes(host) ? [shellOf(host, own)] : []));
    return { name, chunk, shells };
  });
}

function shellOf(host: HostKind, part: Modes): string {
  if (host === 'office') return 'office';
  return isForMode(part, 'web') ? 'web' : 'emongolia';
}

/** What a scenario shows; null where the descriptor has no such thing. */
export function subjectOf(descriptor: Descriptor, { at, shows }: Pick<Scenario, 'at' | 'shows'>): Subject | null {
  const name = shows ? `${shows.kind} ${shows.name}` : `route ${patternOf(descriptor, at)}`;
  return subjectsOf(descriptor).find((subject) => subject.name === name) ?? null;
}

/** The pattern of an address: of several that fit, the one with the fewest parameters. */
function patternOf({ routes }: Descriptor, at: string): string | undefined {
  const path = new URL(at, 'http://localhost').pathname;
  const fitting = routes
    .map(({ pattern }) => pattern)
    .filter((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path));
  const parameters = (pattern: string) => pattern.split('/:').length;
  return fitting.toSorted((a, b) => parameters(a) - parameters(b))[0];
}
