import { reachedFrom, type Importers } from './import-graph.ts';

/** An area is a folder of a layer of the provider, such as `provider/src/products/hotels`, or the layer itself for files directly in it. */
export function areaOf(file: string): string | undefined {
  return /^provider\/src\/[^/]+(\/[^/]+)?(?=\/)/.exec(file)?.[0];
}

/** `app` assembles the whole provider: what is imported through it says nothing about who uses it. */
export function assemblesProvider(file: string): boolean {
  return /^provider\/src\/(index\.ts$|(app|testing)\/)/.test(file);
}

export interface ConfigCache {
  readonly texts: ReadonlyMap<string, string>;
  /** Path of each operation by its name. */
  readonly operations: ReadonlyMap<string, string>;
}

/** Operations that an area serves: those that its handlers make a route of. */
export function operationsOf(area: string, { texts, operations }: ConfigCache): readonly string[] {
  const text = [...texts]
    .filter(([file]) => file.startsWith(`${area}/`))
    .map(([, one]) => one)
    .join('\n');
  const routed = [...text.matchAll(/\broute\(\s*(\w+)/g)].map((match) => match[1] ?? '');
  return [...new Set(routed)].filter((name) => operations.has(name));
}

/** Provider tests that a change can break: those that import it, those of its area, and those that call the area's operations. */
export function providerTests(
  changed: readonly string[],
  tests: readonly string[],
  importers: Importers,
  facts: ConfigCache,
): readonly string[] {
  const reached = reachedFrom(changed, importers, assemblesProvider);
  const areas = [...new Set(changed.flatMap((file) => areaOf(file) ?? []))];
  const paths = pathsOf(areas, facts);
  return tests.filter(
    (test) =>
      reached.has(test) ||
      areas.some((area) => test.startsWith(`${area}/`)) ||
      paths.some((path) => facts.texts.get(test)?.includes(path)),
  );
}

/** The fixed beginnings of the addresses that areas serve. */
export function pathsOf(areas: readonly string[], facts: ConfigCache): readonly string[] {
  const names = areas.flatMap((area) => operationsOf(area, facts));
  return [...new Set(names.map((name) => (facts.operations.get(name) ?? '').split('{')[0] ?? ''))].filter(Boolean);
}

/** The remote that an area serves first of all: the one that uses most of its operations, or all that use equally many. */
export function remotesServed(area: string, remotes: readonly string[], facts: ConfigCache): readonly string[] {
  const names = operationsOf(area, facts);
  const used = remotes.map((folder) => {
    const text = [...facts.texts]
      .filter(([file]) => file.startsWith(`${folder}/src/`))
      .map(([, one]) => one)
      .join('\n');
    return { folder, count: names.filter((name) => new RegExp(String.raw`\b${name}\b`).test(text)).length };
  });
  const most = Math.max(0, ...used.map(({ count }) => count));
  return most === 0 ? [] : used.filter(({ count }) => count === most).map(({ folder }) => folder);
}
