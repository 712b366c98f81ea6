import type { TitledRouteHandle } from './screen-title.ts';

/** The handle of a page of the shell's own. */
export function titled(key: string): TitledRouteHandle {
  return { title: { namespace: 'host', key } };
}
