import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { trackedFiles } from './tracked-files.ts';

const glossary = 'docs/glossary.md';
/** What carries names and comments of ours. Words of another day, of translators and of other authors are left alone, and so are the examples of the test. */
const source = /\.(?:[cm]?[jt]sx?|txt)$/;
const foreign = /^docs\/(?:decisions|spec)\/|\/i18n\/|\/upgrade\/|OFL\.txt$|^tools\/plain-words\.test\.ts$/;
const comment = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g;
const title = /(?:\b(?:describe|it|test)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** A word that is not used, as the glossary has it. */
export interface RefusedWord {
  readonly word: string;
  readonly instead: string;
  readonly inText: boolean;
}

/** Where file names, comments and titles of tests use words that `docs/glossary.md` refuses, a sentence each. */
export function plainWordFaults(root: string): readonly string[] {
  const words = refusedWords(readFileSync(join(root, glossary), 'utf8'));
  return trackedFiles(root).flatMap((file) => {
    if (!source.test(file) || foreign.test(file)) return [];
    return [...nameFaults(file, words), ...textFaults(file, readFileSync(join(root, file), 'utf8'), words)];
  });
}

/** The rows of the glossary's last table. */
export function refusedWords(text: string): readonly RefusedWord[] {
  const [, table = ''] = text.split('## Words that are not used');
  return [...table.matchAll(/^\| ([a-z-]+) \| ([^|]+) \| (yes)? ?\|$/gm)]
    .filter(([, word]) => word !== 'not')
    .map(([, word = '', instead = '', inText]) => ({ word, instead, inText: inText === 'yes' }));
}

/** A file whose name has a refused word between its hyphens and dots. */
export function nameFaults(file: string, words: readonly RefusedWord[]): string[] {
  const parts = basename(file).split(/[-.]/);
  return words
    .filter(({ word }) => parts.includes(word))
    .map(({ word, instead }) => `${file} is named by "${word}": ${instead} (${glossary})`);
}

/** Comments and titles of tests with a refused word. */
export function textFaults(file: string, text: string, words: readonly RefusedWord[]): string[] {
  const said = [
    ...[...text.matchAll(comment)].map(([one]) => one),
    ...[...text.matchAll(title)].map(([, , one = '']) => one),
  ].join('\n');
  return words
    .filter(({ word, inText }) => inText && new RegExp(`\\b${word}\\b`, 'i').test(said))
    .map(({ word, instead }) => `${file} says "${word}": ${instead} (${glossary})`);
}
