import { findOrderReference } from './find-order-reference.ts';

describe('findOrderReference', () => {
  it.each([
    ['as it was given', 'AYL-4K7P2XQ8', 'AYL-4K7P2XQ8'],
    ['in small letters', 'ayl-4k7p2xq8', 'AYL-4K7P2XQ8'],
    ['without its dash, or with spaces', 'AYL 4K7P 2XQ8', 'AYL-4K7P2XQ8'],
    ['with a long dash', 'AYL–4K7P2XQ8', 'AYL-4K7P2XQ8'],
    ['inside a sentence', 'Төлбөр: AYL-4K7P2XQ8, Бат', 'AYL-4K7P2XQ8'],
    ['in Cyrillic letters that look the same', 'АУL-4К7Р2ХQ8', 'AYL-4K7P2XQ8'],
    ['twice, of which the first counts', 'AYL-4K7P2XQ8 AYL-99999999', 'AYL-4K7P2XQ8'],
  ])('[MNY-7] reads a number %s', (_name, purpose, reference) => {
    expect(findOrderReference(purpose)).toBe(reference);
  });

  it.each(['', 'Бэлэг', 'AYL-4K7P2', 'INV-4K7P2XQ8', 'AYL-4K7P2XO0'])('finds none in %j', (purpose) => {
    expect(findOrderReference(purpose)).toBeUndefined();
  });
});
