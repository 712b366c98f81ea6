import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameFaults, plainWordFaults, refusedWords, textFaults } from './plain-words.ts';

const root = join(import.meta.dirname, '..');
const words = refusedWords(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));

describe('The words that the glossary refuses', () => {
  it('are read from its table', () => {
    expect(words.length).toBeGreaterThan(20);
    expect(words).toContainEqual({ word: 'anew', instead: 'again', inText: true });
    expect(words).toContainEqual({ word: 'door', instead: 'entry point, remote module', inText: false });
  });

  it.each([
    ['a word of a file name', 'host/src/app/kept-pages.ts', 1],
    ['the whole of a file name', 'shared/shell/src/remote/door.ts', 1],
    ['no part of another word', 'shared/ui/src/layout/landscape.ts', 0],
    ['no folder', 'provider/src/door/index.ts', 0],
  ])('are found in a file name: %s', (_, file, count) => {
    expect(nameFaults(file, words)).toHaveLength(count);
  });

  it.each([
    ['a comment', '/** Reads it anew. */', 1],
    ['a comment on a line', 'const a = 1; // read anew', 1],
    ['the title of a test', "it('is read anew', () => {});", 1],
    ['the title of a table of tests', "  it.each([1])('is read anew', () => {});", 1],
    ['a value', "const text = 'anew';", 0],
    ['a word that is allowed in text', '/** Behind a door. */', 0],
  ])('are found in text: %s', (_, text, count) => {
    expect(textFaults('a.ts', text, words)).toHaveLength(count);
  });

  it('are not used in this tree', () => {
    expect(plainWordFaults(root)).toEqual([]);
  });
});
