import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedPackage } from './installed-package.ts';

/** The names that a facade (`@aylal/ui/journey`) gives out at run time, sorted; types are none of them. `directory` is a package that installs it. Throws at `export *`, which names nothing. */
export function facadeExports(directory: string, facade: string): string[] {
  const [scope = '', name = '', ...rest] = facade.split('/');
  const { folder, manifest } = installedPackage(directory, `${scope}/${name}`);
  const entry = manifest.exports?.[['.', ...rest].join('/')];
  if (!entry) throw new Error(`${facade} is not among the exports of its package`);
  return exportedNames(readFileSync(join(folder, entry), 'utf8'), facade);
}

/** As `facadeExports`, of the text of an entry point, which lists its exports by name. */
export function exportedNames(source: string, facade: string): string[] {
  if (/^export \*/m.test(source)) throw new Error(`${facade}: an entry point names what it exports`);
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
  const declared = [...source.matchAll(/^export (?:const|(?:async )?function|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const named = listed
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => one.split(' as ').at(-1) ?? one);
  return [...new Set([...named, ...declared])].toSorted();
}
