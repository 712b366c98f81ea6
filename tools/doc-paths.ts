import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { trackedFiles } from './tracked-files.ts';

/** A file in backticks, with at least one folder: `src/app/main.ts`. Addresses of pages and names of packages have no such ending. */
const namedFile = /`([\w.-]+(?:\/[\w.-]+)*\/[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|md))`/g;
/** A folder in backticks, from `src/` on. */
const namedFolder = /`(src\/[\w./-]+\/)`/g;
/** Code that is shown is no word about this tree. */
const shownCode = /^```.*?^```/gms;
/** The file of a link, without its place in it. */
const linked = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g;

/** What docs and READMEs name and what is not there, a sentence each; decisions tell of their own day, so only their links are looked at. */
export function docPathFaults(root: string): readonly string[] {
  const files = trackedFiles(root);
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => faultsOf(root, file, readFileSync(join(root, file), 'utf8').replaceAll(shownCode, ''), files));
}

function faultsOf(root: string, file: string, text: string, files: readonly string[]): string[] {
  const folder = dirname(file);
  const links = found(text, linked).filter((path) => !existsSync(join(root, folder, decodeURI(path))));
  const names = file.startsWith('docs/decisions/')
    ? []
    : [
        ...found(text, namedFile).filter((path) => !files.some((one) => one === path || one.endsWith(`/${path}`))),
        ...found(text, namedFolder).filter((path) => !existsSync(join(root, folder, path))),
      ];
  return [...names, ...links].map((path) => `${file} names ${path}, which is not there`);
}

function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, path = '']) => path))];
}
