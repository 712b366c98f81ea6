import { orderNumbersIn } from './order-numbers-in.ts';

describe('orderNumbersIn', () => {
  it.each([
    ['as it was given', 'AYL-4K7P2XQ8'],
    ['in small letters', 'ayl-4k7p2xq8'],
    ['without its dash, or with spaces', 'AYL 4K7P 2XQ8'],
    ['with a space after every letter', 'A Y L - 4 K 7 P 2 X Q 8'],
    ['with a long dash', 'AYL–4K7P2XQ8'],
    ['with dots and slashes', 'AYL.4K7P/2XQ8'],
    ['inside a sentence', 'Төлбөр: AYL-4K7P2XQ8, Бат'],
    ['without a space around it', 'төлбөрAYL4K7P2XQ8төлөв'],
    ['in Cyrillic letters that look the same', 'АУL-4К7Р2ХQ8'],
    ['with its prefix in Cyrillic', 'аүл 4к7р2хq8'],
    ['in wide letters', 'ＡＹＬ－４Ｋ７Ｐ２ＸＱ８'],
  ])('[MNY-7] reads a number %s', (_name, purpose) => {
    expect(orderNumbersIn(purpose).named).toEqual(['AYL-4K7P2XQ8']);
  });

  it.each([
    ['alone', '4K7P2XQ8'],
    ['alone, in small letters with a dash', '4k7p-2xq8'],
    ['after other words', 'Захиалга 4K7P2XQ8 Бат'],
    ['with half a prefix', 'YL-4K7P2XQ8'],
  ])('[MNY-7] takes a number %s for a possible one', (_name, purpose) => {
    expect(orderNumbersIn(purpose)).toMatchObject({ named: [], bare: expect.arrayContaining(['AYL-4K7P2XQ8']) });
  });

  it('names both of two', () => {
    expect(orderNumbersIn('AYL-4K7P2XQ8 AYL-99999999').named).toEqual(['AYL-4K7P2XQ8', 'AYL-99999999']);
  });

  it.each(['', 'Бэлэг', 'AYL-4K7P2', 'AYL-4K7P2XO0'])('finds none in %j', (purpose) => {
    expect(orderNumbersIn(purpose)).toEqual({ named: [], bare: [] });
  });
});
