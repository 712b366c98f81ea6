import { writeCsv } from './write-csv.ts';

describe('A table file', () => {
  it('has a line for each row, and says which letters it is written in', () => {
    expect(
      writeCsv([
        ['Дата', 'Дүн'],
        ['2026-11-21', '-704700'],
      ]),
    ).toBe('\uFEFFДата,Дүн\r\n2026-11-21,-704700\r\n');
  });

  it.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    ['@cmd', "'@cmd"],
    ['-1+2', "'-1+2"],
    ['Бат, Дорж', '"Бат, Дорж"'],
    ['"so"', '"""so"""'],
    ['a\nb', '"a\nb"'],
  ])('keeps the text %s a text', (text, expected) => {
    expect(writeCsv([[text]])).toBe(`\uFEFF${expected}\r\n`);
  });
});
