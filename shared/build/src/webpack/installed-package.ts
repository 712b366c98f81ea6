import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Manifest {
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
}

/** The manifest of a package as `directory` has it installed, and its folder. Throws when it is not. */
export function installedPackage(directory: string, name: string): { folder: string; manifest: Manifest } {
  const folders = createRequire(join(directory, 'package.json')).resolve.paths(name) ?? [];
  for (const above of folders) {
    const folder = join(above, name);
    try {
      return { folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`${name} is shared and must be installed`);
}
