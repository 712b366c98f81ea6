import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const imported = /^(?:import|export)\b(?! type)[^'";]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'/gm;
/** Libraries of the web server and of builds, and map data, are not bundled. */
const excluded = /^(@aylal\/|fastify|@fastify\/|undici|playwright|webpack|jest|world-atlas)/;

/** Names of libraries that the packages with screens import, each with the folder of one package that may import it. */
export function importedNames(root: string): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const manifest of globSync('{shared/*,host,mf-*}/package.json', {
    cwd: root,
    exclude: ['shared/build/**'],
  }).toSorted()) {
    const owner = manifest.slice(0, -'/package.json'.length);
    const libraries = librariesOf(join(root, manifest));
    for (const file of globSync(`${owner}/src/**/*.{ts,tsx}`, { cwd: root }).toSorted()) {
      for (const match of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
        const name = match[1] ?? match[2] ?? match[3] ?? '';
        if (libraries.has(libraryOf(name)) && !excluded.test(name) && !owners.has(name)) owners.set(name, owner);
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
