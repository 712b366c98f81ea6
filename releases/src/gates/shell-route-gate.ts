import { samePath } from './clash-gate.ts';
import type { Candidate, Finding, GateContext } from './gate.ts';

/** No route that a live shell has itself: the shell's page wins, and the remote's is never seen. */
export function shellRouteGate({ record }: Candidate, { shells }: GateContext): Finding[] {
  return record.descriptor.routes.flatMap(({ pattern }) => {
    const owner = shells.find(({ routes = [] }) => routes.some((route) => samePath(route) === samePath(pattern)));
    if (!owner) return [];
    return [
      {
        code: 'clash-shell-route',
        message: `route ${pattern} is a page of the shell ${owner.name} itself`,
        change: 'choose another address; what the shell shows itself no remote can replace',
      },
    ];
  });
}
