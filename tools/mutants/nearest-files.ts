import { dirname } from 'node:path';

/** Each file once; those that share most of their path with the given one come first. */
export function nearestFiles(to: string, files: readonly string[]): readonly string[] {
  const name = to.replace(/\.ts$/, '');
  const rank = (file: string) => (file.startsWith(`${name}.`) ? Infinity : sharedFolders(to, file));
  return [...new Set(files)].toSorted((a, b) => rank(b) - rank(a));
}

function sharedFolders(a: string, b: string): number {
  const others = dirname(b).split('/');
  const different = dirname(a)
    .split('/')
    .findIndex((folder, index) => folder !== others[index]);
  return different === -1 ? others.length : different;
}
