import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { lockfileAbove } from '../webpack/package-facts.ts';
import { sourceFiles } from './source-files.ts';

/** Digest of all that a package is built from: the sources in these folders below the root, and the lockfile. */
export function sourceDigest(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256')
    .update(readFileSync(lockfileAbove(root)))
    .update(process.env['NODE_ENV'] ?? '');
  for (const file of folders.flatMap((folder) => sourceFiles(folder)))
    hash.update(relative(root, file).split(sep).join('/')).update(readFileSync(file));
  return hash.digest('hex');
}
