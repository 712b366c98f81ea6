import * as pages from '@aylal/routes';

/** Every page address of `@aylal/routes` by the name under which code reaches it, such as `flightsRoutes.results` or `homeRoute`. */
export function namedRoutes(): readonly (readonly [name: string, route: pages.PageRoute])[] {
  return Object.entries(pages as Record<string, unknown>).flatMap(([name, value]) => {
    if (isRoute(value)) return [[name, value] as const];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value)
      .filter((entry): entry is [string, pages.PageRoute] => isRoute(entry[1]))
      .map(([key, route]) => [`${name}.${key}`, route] as const);
  });
}

function isRoute(value: unknown): value is pages.PageRoute {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'search' in value;
}
