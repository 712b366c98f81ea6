import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the workspace's packages, relative to the root. */
export function packageFolders(root: string): string[] {
  const top = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
  return [...shared, ...top].filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** The packages that were asked for, or all of them. */
export function chosenPackages(root: string, args: readonly string[]): string[] {
  const all = packageFolders(root);
  for (const name of args)
    if (!all.includes(name)) throw new Error(`there is no package in ${name}; there are: ${all.join(', ')}`);
  return args.length > 0 ? [...args] : all;
}
