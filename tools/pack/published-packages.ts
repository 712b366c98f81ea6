import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { packageFolders } from '../packages.ts';
import type { Manifest, Versions } from './packed-manifest.ts';

/** A package that teams get from a registry of packages: one that is not private. */
export interface PublishedPackage {
  /** Folder below the root, such as `shared/ui`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

export function publishedPackages(root: string): readonly PublishedPackage[] {
  return packageFolders(root)
    .map((folder) => ({ folder, manifest: manifestOf(root, folder) }))
    .filter(({ manifest }) => !manifest.private);
}

/** What the words of the workspace stand for in a published manifest. Private packages have no version there. */
export function publishedVersions(root: string): Versions {
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as Pick<Versions, 'catalog'>;
  const workspace = publishedPackages(root).map(({ manifest }) => [manifest.name, manifest.version] as const);
  return { catalog, workspace: Object.fromEntries(workspace) };
}

function manifestOf(root: string, folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}
