import type { Descriptor } from '@aylal/shell';

/** The descriptors with those routes alone that begin as the address does: a page that is rendered once goes nowhere else, and each route costs time to be compared. */
export function routesInReach(descriptors: readonly Descriptor[], address: string): Descriptor[] {
  const [path = ''] = address.split('?');
  const [, , first = ''] = path.split('/');
  return descriptors.map((descriptor) => ({
    ...descriptor,
    routes: descriptor.routes.filter(({ pattern }) => {
      const [, begin = ''] = pattern.split('/');
      return begin === first || begin.startsWith(':');
    }),
  }));
}
