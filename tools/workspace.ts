import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders } from './packages.ts';

export interface WorkspacePackage {
  readonly name: string;
  /** Folder below the root, such as `shared/ui`. */
  readonly folder: string;
  readonly directory: string;
  /** Names of workspace packages that its product code needs. */
  readonly needs: readonly string[];
}

/** Every package of the workspace, in a fixed order. */
export function workspacePackages(root: string): readonly WorkspacePackage[] {
  return packageFolders(root)
    .toSorted()
    .map((folder) => {
      const directory = join(root, folder);
      const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
        name: string;
        dependencies?: Record<string, string>;
      };
      const needs = Object.entries(manifest.dependencies ?? {}).filter(([, version]) =>
        version.startsWith('workspace:'),
      );
      return { name: manifest.name, folder, directory, needs: needs.map(([name]) => name) };
    });
}

/** A package and everything of the workspace below it. */
export function withNeeds(start: WorkspacePackage, all: readonly WorkspacePackage[]): readonly WorkspacePackage[] {
  const found = new Map([[start.name, start]]);
  for (const one of found.values()) {
    for (const name of one.needs) {
      const needed = all.find((other) => other.name === name);
      if (needed) found.set(name, needed);
    }
  }
  return [...found.values()];
}
