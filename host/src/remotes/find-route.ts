import type { Descriptor } from '@aylal/shell';
import { matchPath } from 'react-router';

type Route = Descriptor['routes'][number];

/** The remote and route that an address with a language belongs to. */
export function findRoute(
  descriptors: readonly Descriptor[],
  path: string,
): { descriptor: Descriptor; route: Route } | null {
  for (const descriptor of descriptors) {
    const route = descriptor.routes.find((one) => matchPath({ path: `/:lng${one.pattern}` }, path));
    if (route) return { descriptor, route };
  }
  return null;
}
