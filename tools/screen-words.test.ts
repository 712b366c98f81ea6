import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenWordFaults, screenWords, wordFaults } from './screen-words.ts';

const root = join(import.meta.dirname, '..');
const words = screenWords(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));

describe('The words on the screen', () => {
  it('are read from the table of the glossary', () => {
    expect(words.length).toBeGreaterThan(15);
    expect(words).toContainEqual({ language: 'zh', word: '电子税票', not: ['电子收据', '电子发票'] });
  });

  it.each([
    ['messages', 'mf-account/src/i18n/ja.json', '{"code": "確認コード"}', 1],
    ['the start of a sentence', 'host/src/i18n/mn.json', '{"text": "Нисэх компани"}', 1],
    ['messages of another language', 'mf-account/src/i18n/zh.json', '{"code": "確認コード"}', 0],
    ['a label of a descriptor', 'mf-flights/src/descriptor.ts', "label: { ko: '내 예약', ja: '注文一覧' }", 1],
    ['the word that is used', 'mf-flights/src/descriptor.ts', "label: { ko: '내 주문' }", 0],
  ])('are held to it: %s', (_, file, text, count) => {
    expect(wordFaults(file, text, words)).toHaveLength(count);
  });

  it('are the same in this tree', () => {
    expect(screenWordFaults(root)).toEqual([]);
  });
});
