import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imported = /^(?:import|export)\b(?! type)[^'";]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'/gm;
/** Libraries of the web server and of builds, and map data, are not bundled; neither are packages of a workspace, whose sources the tests compile. */
const excluded = /^(fastify|@fastify\/|undici|playwright|webpack|jest|world-atlas|@aylal\/build)/;

/** Names of libraries that the packages with screens import, each with the folder of one package that may import it: those of the workspace, or the one package of a repository. */
export function importedNames(root: string): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  const packages = globSync('{shared/*,host,mf-*}/package.json', { cwd: root, exclude: ['shared/build/**'] });
  const isBundled = (name: string) => !excluded.test(name) && (packages.length === 0 || !name.startsWith('@aylal/'));
  for (const manifest of packages.length === 0 ? ['package.json'] : packages.toSorted()) {
    const owner = dirname(manifest);
    const libraries = librariesOf(join(root, manifest));
    for (const file of globSync(`${owner}/src/**/*.{ts,tsx}`, { cwd: root }).toSorted()) {
      for (const match of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
        const name = match[1] ?? match[2] ?? match[3] ?? '';
        if (libraries.has(libraryOf(name)) && isBundled(name) && !owners.has(name)) owners.set(name, owner);
      }
    }
  }
  return owners;
}

function librariesOf(manifest: string): ReadonlySet<string> {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
    string,
    object
  >;
  return new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
}

/** `@chakra-ui/react` of `@chakra-ui/react/box`. */
function libraryOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}
