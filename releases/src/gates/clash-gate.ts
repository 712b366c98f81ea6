import type { ReleaseRecord } from '../documents/release-record.ts';
import { nameWithOwner } from '../registry/owners.ts';
import type { Candidate, Finding, GateContext } from './gate.ts';

/** Names that only one remote can own. */
function claimsOf({
  container,
  descriptor,
}: ReleaseRecord): readonly (readonly [kind: string, name: string, shown: string])[] {
  return [
    ['container', container, container],
    ...descriptor.routes.map(({ pattern }) => ['route', samePath(pattern), pattern] as const),
    ...descriptor.dialogs.map(({ view }) => ['dialog', view, view] as const),
    ...descriptor.slots.map(({ id }) => ['slot', id, id] as const),
    ...descriptor.panels.map(({ id }) => ['panel', id, id] as const),
    ...descriptor.navigation.map(({ id }) => ['navigation', id, id] as const),
  ];
}

/** `/a/:x` and `/a/:y` are the same address. */
export function samePath(pattern: string): string {
  return pattern
    .replace(/:[^/]+/g, ':')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase();
}

/** No route, dialog, slot, panel or navigation entry that a live remote has, and none twice in the release itself. */
export function clashGate({ record }: Candidate, { live }: GateContext): Finding[] {
  const taken = new Map<string, string>();
  for (const other of live.filter(({ remote }) => remote !== record.remote))
    for (const [kind, name] of claimsOf(other)) taken.set(`${kind} ${name}`, nameWithOwner(other));
  return claimsOf(record).flatMap(([kind, name, shown]) => {
    const key = `${kind} ${name}`;
    const owner = taken.get(key);
    taken.set(key, record.remote);
    if (!owner) return [];
    const whose = owner === record.remote ? 'stands twice in this release' : `belongs to the live ${owner}`;
    return [
      {
        code: `clash-${kind}`,
        message: `${kind} ${shown} ${whose}`,
        change: `choose another name, or agree with ${owner} and promote both in one set`,
      },
    ];
  });
}
