import { rspack } from '@rspack/core';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockfileAbove } from '../webpack/package-facts.ts';
import { importedNames } from './imported-names.ts';

/** What compiled JSX and the set-up of this preset import. */
const ownNeeds = ['react', 'react/jsx-runtime', '@testing-library/dom', '@testing-library/jest-dom'];

/** For each imported name a module `<name>.cjs` that exports it. */
export interface Vendors {
  readonly folder: string;
  readonly names: readonly string[];
}

/**
 * The libraries of screens as one script. Without it jest resolves and compiles their thousand files again for each test file, a third of a run. Made once for a lockfile and
 * the names that are imported.
 */
export async function bundleVendors(): Promise<Vendors> {
  // This file is in the workspace, or among the packages of the repository of one remote.
  const lockfile = lockfileAbove(import.meta.dirname);
  const root = dirname(lockfile);
  const imported = importedNames(root);
  const [screens = '.'] = ['shared/ui'].filter((folder) => existsSync(join(root, folder)));
  const owners = new Map([...imported, ...ownNeeds.map((name) => [name, screens] as const)]);
  const names = [...owners.keys()].toSorted();
  const made = [lockfile, import.meta.filename].map((file) => readFileSync(file, 'utf8'));
  const key = createHash('sha256')
    .update(JSON.stringify([made, names]))
    .digest('hex')
    .slice(0, 16);
  const folder = join(root, 'node_modules', '.cache', 'test-vendors', key);
  if (existsSync(folder)) return { folder, names };
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  await bundle(writeEntry(root, draft, owners), draft);
  for (const name of names) writeModule(draft, folder, name);
  // Another run may have been quicker.
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  return { folder, names };
}

/** Each name is looked up from a package that may import it, and evaluated when it is first asked for. */
function writeEntry(root: string, folder: string, owners: ReadonlyMap<string, string>): string {
  const lists = [...Map.groupBy(owners, ([, owner]) => owner)].map(([owner, entries]) => {
    const list = join(root, owner, 'node_modules', '.test-vendors.cjs');
    const getters = entries.map(([name]) => `get '${name}'() { return require('${name}'); }`);
    writeFileSync(list, `module.exports = {\n${getters.join(',\n')}\n};\n`);
    return `...Object.getOwnPropertyDescriptors(require(${JSON.stringify(list)}))`;
  });
  const entry = join(folder, 'entry.cjs');
  writeFileSync(entry, `module.exports = Object.defineProperties({}, {\n${lists.join(',\n')}\n});\n`);
  return entry;
}

function writeModule(draft: string, folder: string, name: string): void {
  const file = join(draft, `${name}.cjs`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `module.exports = require(${JSON.stringify(join(folder, 'vendors.cjs'))})['${name}'];\n`);
}

function bundle(entry: string, path: string): Promise<void> {
  const compiler = rspack({
    mode: 'none',
    target: 'node',
    devtool: false,
    entry,
    output: { path, filename: 'vendors.cjs', library: { type: 'commonjs2' } },
    // One build of each library for all who import it, and one that works with and without a window.
    resolve: {
      conditionNames: ['require', 'module-sync', 'import', 'node', 'default'],
      mainFields: ['main', 'module'],
    },
    // Ours import the default of CommonJS as bundlers of screens read it, not as Node does.
    module: { rules: [{ test: /[\\/]@aylal[\\/].*\.js$/, type: 'javascript/auto' }] },
    optimization: { nodeEnv: false, concatenateModules: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}
