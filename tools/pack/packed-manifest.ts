/** A package's `package.json` in the workspace, as far as publishing reads it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly license?: string;
  readonly type?: string;
  readonly sideEffects?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** What the published manifest has instead of the same field here. */
  readonly publishConfig?: { readonly bin?: Readonly<Record<string, string>> };
}

/** The versions that `catalog:` and `workspace:*` stand for, by the name of the package. */
export interface Versions {
  readonly catalog: Readonly<Record<string, string>>;
  readonly workspace: Readonly<Record<string, string>>;
}

/** What a page has once: the remote that installs a package of ours brings it. */
const broughtByTheRemote = ['react', 'react-dom'];

/** The manifest of a package as a registry of packages gets it: built files, and versions in place of the workspace's words. Throws for a version that nobody has named. */
export function packedManifest(manifest: Manifest, versions: Versions, commit: string): object {
  const { name, version, description, license, type, sideEffects, exports = {}, publishConfig } = manifest;
  const wanted = Object.entries(manifest.dependencies ?? {}).map(
    ([dependency, range]) => [dependency, rangeOf(dependency, range, versions)] as const,
  );
  const peers = wanted.filter(([dependency]) => broughtByTheRemote.includes(dependency));
  const own = wanted.filter(([dependency]) => !broughtByTheRemote.includes(dependency));
  return {
    name,
    version,
    description,
    license,
    type,
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: { ...Object.fromEntries(Object.entries(exports).map(packedEntry)), './package.json': './package.json' },
    ...(publishConfig?.bin ? { bin: publishConfig.bin } : {}),
    files: ['dist', 'CHANGELOG.md'],
    engines: { node: '>=24' },
    dependencies: Object.fromEntries(own),
    ...(peers.length > 0 ? { peerDependencies: Object.fromEntries(peers) } : {}),
    gitHead: commit,
  };
}

/** A version of ours may grow within its major; all else is what the shop is tested with, to the last digit. */
export function rangeOf(name: string, range: string, { catalog, workspace }: Versions): string {
  const version = range.startsWith('workspace:') ? workspace[name] : range === 'catalog:' ? catalog[name] : range;
  if (version === undefined) throw new Error(`there is no version of ${name} to publish with`);
  return range.startsWith('workspace:') ? `^${version}` : version;
}

const source = /^\.\/src\/(.*?)(\.d)?\.tsx?$/;

function packedEntry([entry, file]: [string, string]): [string, unknown] {
  const [, built] = source.exec(file) ?? [];
  if (built === undefined) return [entry, file.replace('./src/', './dist/')];
  return [entry, { types: `./dist/${built}.d.ts`, default: `./dist/${built}.js` }];
}
