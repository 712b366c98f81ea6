import { orderStates, searchedWords, statusesOf } from './order-list.ts';

describe('The states of the orders list', () => {
  it('[GAP-75] share out every status, each to one', () => {
    expect(orderStates.flatMap(statusesOf).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('The words of a search', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['AYL-4K7P2', ['ayl-4k7p2']],
    [' Улаанбаатар  СӨҮЛ улаанбаатар', ['улаанбаатар', 'сөүл']],
    ['a b c d e f g', ['a', 'b', 'c', 'd', 'e', 'f']],
  ])('%j asks for %j', (text, words) => {
    expect(searchedWords(text)).toEqual(words);
  });
});
