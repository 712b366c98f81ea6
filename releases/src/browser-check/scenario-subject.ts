import { isForMode } from '@aylal/shell/descriptor';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { Scenario } from '../documents/scenario-document.ts';

type Descriptor = ReleaseRecord['descriptor'];

/** Whether only a host of the office has it. */
export function isOfOffice({ modes }: Descriptor): boolean {
  return isForMode({ modes }, 'office') && !isForMode({ modes }, 'web');
}

/** Something of a remote that can be looked at: a route, a dialog, a panel or a part that it contributes. */
export interface Subject {
  /** As people name it: `route /flights`, `dialog LOGIN_VIEW`. */
  readonly name: string;
  readonly chunk: string;
  /** Whether the web's shell has it; the mini-app's has it otherwise. */
  readonly isForWeb: boolean;
}

/** Everything of a descriptor that can be looked at. */
export function subjectsOf(descriptor: Descriptor): readonly Subject[] {
  const { modes, routes, dialogs, panels, slots } = descriptor;
  const all = [
    ...routes.map((route) => ({ ...route, name: `route ${route.pattern}` })),
    ...dialogs.map((dialog) => ({ ...dialog, name: `dialog ${dialog.view}` })),
    ...panels.map((panel) => ({ ...panel, name: `panel ${panel.id}` })),
    ...slots.map((slot) => ({ ...slot, name: `part ${slot.id}` })),
  ];
  return all.map(({ name, chunk, ...part }) => ({
    name,
    chunk,
    isForWeb: isForMode({ modes: part.modes ?? modes }, 'web'),
  }));
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
