import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from './tracked-files.ts';

const glossary = 'docs/glossary.md';
const messages = /\/(mn|en|ru|zh|ja|ko)\.json$/;
/** A text of one language in a descriptor or another table of languages. */
const labelled = /\b(mn|en|ru|zh|ja|ko):\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g;
const tables = /\/(?:descriptor|head-labels)\.ts$/;

/** Words of one language that customers do not meet, as the glossary has them. */
export interface ScreenWord {
  readonly language: string;
  readonly word: string;
  readonly not: readonly string[];
}

/** Where messages, mails and descriptors use a word that `docs/glossary.md` replaces by another one, a sentence each. */
export function screenWordFaults(root: string): readonly string[] {
  const words = screenWords(readFileSync(join(root, glossary), 'utf8'));
  return trackedFiles(root).flatMap((file) =>
    messages.test(file) || tables.test(file) ? wordFaults(file, readFileSync(join(root, file), 'utf8'), words) : [],
  );
}

/** The rows of the table "Words on the screen". */
export function screenWords(text: string): readonly ScreenWord[] {
  const [, rest = ''] = text.split('## Words on the screen');
  const [table = ''] = rest.split('\n## ');
  return [...table.matchAll(/^\| (mn|en|ru|zh|ja|ko) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, language = '', word = '', not = '']) => ({ language, word, not: not.split(', ') }),
  );
}

/** The replaced words in the texts of a file: all of a message file, or the labels of a descriptor by their language. */
export function wordFaults(file: string, text: string, words: readonly ScreenWord[]): string[] {
  const whole = messages.exec(file)?.[1];
  const texts = whole
    ? [{ language: whole, said: text }]
    : [...text.matchAll(labelled)].map(([, language = '', , said = '']) => ({ language, said }));
  return texts.flatMap(({ language, said }) =>
    words
      .filter((row) => row.language === language)
      .flatMap(({ word, not }) =>
        not
          .filter((one) => said.toLowerCase().includes(one.toLowerCase()))
          .map((one) => `${file} says "${one}": ${word} (${glossary})`),
      ),
  );
}
