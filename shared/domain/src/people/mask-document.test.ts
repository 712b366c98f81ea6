import { maskDocument } from './mask-document.ts';

describe('a document number', () => {
  it.each([
    ['E1234567', 'E***67'],
    ['ABCDE', 'A***DE'],
    ['ABCD', '***'],
    ['', '***'],
  ])('%s is shown as %s', (number, shown) => {
    expect(maskDocument(number)).toBe(shown);
  });
});
