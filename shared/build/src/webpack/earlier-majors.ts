import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { facadeExports } from './facade-exports.ts';
import { installedPackage } from './installed-package.ts';
import { onlyFor } from './only-for.ts';
import { facades, type SharedFact } from './shared-modules.ts';

/** An earlier major of a facade that a host provides beside the present one. */
export interface EarlierMajor {
  readonly facade: '@aylal/ui';
  /** The package of the host's workspace that holds it. */
  readonly from: string;
}

/** See `EarlierMajor`, with what its package says. */
export interface ReadMajor extends EarlierMajor {
  readonly version: string;
  readonly folder: string;
  /** Names that each of its shared modules gives out, by the key that releases share it under. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
}

/** What must exist once in a page, whatever major draws it: contexts and style rules of both majors meet there. */
const onceInAPage = ['react', 'react-dom', '@emotion/react', '@emotion/cache'];

/** Reads the packages of a host's earlier majors. Throws at a facade that may have one copy only, at a version that is not an earlier major, and at libraries that would be in the page twice. */
export function readEarlierMajors(directory: string, list: readonly EarlierMajor[]): readonly ReadMajor[] {
  return list.map(({ facade, from }) => {
    if (facade !== '@aylal/ui')
      throw new Error(
        `${facade} holds the session, the navigation and the events of the page, so a page has one: an earlier major of it is an adapter over the present one, inside ${facade}`,
      );
    const present = installedPackage(directory, facade);
    const { folder, manifest } = installedPackage(directory, from);
    if (majorOf(manifest.version) >= majorOf(present.manifest.version))
      throw new Error(`${from} ${manifest.version} is no earlier major than ${facade} ${present.manifest.version}`);
    for (const name of onceInAPage)
      if (lyingAt(folder, name) !== lyingAt(present.folder, name))
        throw new Error(`${from} and ${facade} have ${name} in two copies: give both the version of the catalog`);
    const entries = facades.filter((name) => name === facade || name.startsWith(`${facade}/`));
    const exports = entries.map((name) => [name, facadeExports(directory, requestOf({ facade, from }, name))]);
    return {
      facade,
      from,
      folder: realpathSync(folder),
      version: manifest.version,
      exports: Object.fromEntries(exports),
    };
  });
}

/** The request for a shared module of an earlier major, by its key: `@aylal/ui-4/journey` for `@aylal/ui/journey`. */
export function requestOf({ facade, from }: EarlierMajor, name: string): string {
  return from + name.slice(facade.length);
}

/** They are shared under the keys of the present major: which one a remote gets follows from its range (`runtime/share-by-range.ts`). */
export function earlierShared(majors: readonly ReadMajor[]): Record<string, SharedFact & { shareKey: string }> {
  const facts = majors.flatMap((major) =>
    Object.keys(major.exports).map((name) => [
      requestOf(major, name),
      {
        ...{ shareKey: name, singleton: true, strictVersion: true },
        ...{ version: major.version, requiredVersion: `^${major.version}` },
      },
    ]),
  );
  return Object.fromEntries(facts) as Record<string, SharedFact & { shareKey: string }>;
}

/** Name of the one chunk that holds all of an earlier major: `ui-4`. */
export function chunkOf({ from }: EarlierMajor): string {
  return from.slice(from.lastIndexOf('/') + 1);
}

/** For `splitChunks`: what only an earlier major uses is no part of what each page gets. */
export function earlierGroups(majors: readonly ReadMajor[]) {
  const groups = majors.map((major) => {
    // Its own words come with the page's messages: in this chunk they would bring the major to every page.
    const test = onlyFor((file) => file.startsWith(major.folder + sep) && !file.endsWith('.json'));
    return [chunkOf(major), { test, name: chunkOf(major), chunks: 'async' as const, enforce: true, priority: 40 }];
  });
  return Object.fromEntries(groups) as Record<string, { test: ReturnType<typeof onlyFor> }>;
}

/** Writes the host's `src/majors/earlier-majors.ts` again, which holds none. No rule where there is none. */
export function earlierRules(directory: string, majors: readonly ReadMajor[]): RuleSetRule[] {
  if (majors.length === 0) return [];
  return [
    {
      test: (path: string) => path === join(directory, 'src', 'majors', 'earlier-majors.ts'),
      enforce: 'pre',
      loader: join(import.meta.dirname, 'earlier-majors-loader.cjs'),
      options: {
        majors: majors.map((major) => ({
          range: `^${majorOf(major.version)}`,
          from: major.from,
          requests: Object.fromEntries(Object.keys(major.exports).map((name) => [name, requestOf(major, name)])),
        })),
      },
    },
  ];
}

function lyingAt(directory: string, name: string): string {
  return realpathSync(installedPackage(realpathSync(directory), name).folder);
}

function majorOf(version: string): number {
  return Number(version.split('.')[0]);
}
