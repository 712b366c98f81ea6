import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withNeeds, type WorkspacePackage } from './workspace.ts';

const leftOut = new Set(['node_modules', 'dist', 'dist-standalone', 'coverage', 'testing', 'server']);

/** Digest of all that a package is built from: its sources, those of the workspace packages below it, the build preset, the lockfile. Tests and the host's server do not count. */
export function sourceDigest(root: string, one: WorkspacePackage, all: readonly WorkspacePackage[]): string {
  const preset = all.filter(({ folder }) => folder === 'shared/build');
  const folders = [...new Set([...withNeeds(one, all), ...preset].map(({ directory }) => directory))].toSorted();
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(process.env['NODE_ENV'] ?? '');
  for (const folder of folders) {
    for (const file of files(folder)) hash.update(relative(root, file).split(sep).join('/')).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function files(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (leftOut.has(entry.name) || /\.test\.tsx?$|\.md$|^jest\./.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : entry.isFile() ? [path] : [];
  });
}
