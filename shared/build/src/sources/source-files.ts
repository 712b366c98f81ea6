import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const leftOut = new Set(['node_modules', 'dist', 'dist-standalone', 'coverage', 'server']);

/** The files that a release comes from, in a fixed order. Tests and the host's server do not count; scenarios do, because a release brings them along. */
export function sourceFiles(folder: string): readonly string[] {
  return filesIn(folder, countsTesting(folder));
}

/** A remote with scenarios builds them, with everything beside them. */
export function countsTesting(folder: string): boolean {
  return existsSync(join(folder, 'src/testing/scenarios.ts'));
}

function filesIn(folder: string, withTesting: boolean): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (
      leftOut.has(entry.name) ||
      entry.name.startsWith('.') ||
      (entry.name === 'testing' && !withTesting) ||
      /\.test\.tsx?$|\.md$|^jest\./.test(entry.name)
    )
      return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path, withTesting) : entry.isFile() ? [path] : [];
  });
}
