import type { Descriptor } from '@aylal/shell/descriptor';

type Route = Descriptor['routes'][number];

export interface MatchedPage {
  readonly remote: string;
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The remote and route of a path without language; fixed segments win over parameters. Null when no remote shows it. */
export function matchPage(descriptors: readonly Descriptor[], path: string): MatchedPage | null {
  const segments = split(path);
  let best: (MatchedPage & { fixed: number }) | null = null;
  for (const { id, routes } of descriptors) {
    for (const route of routes) {
      const params = paramsOf(split(route.pattern), segments);
      if (!params) continue;
      const fixed = segments.length - Object.keys(params).length;
      if (!best || fixed > best.fixed) best = { remote: id, route, params, fixed };
    }
  }
  return best && { remote: best.remote, route: best.route, params: best.params };
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(segment);
    else if (part !== segment) return null;
  }
  return params;
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
