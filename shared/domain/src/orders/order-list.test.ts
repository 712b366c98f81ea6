import { orderPlacePattern, orderStates, searchTerms, statusesOf } from './order-list.ts';

describe('The states of the orders list', () => {
  it('[GAP-75] share out every status, each to one', () => {
    expect(orderStates.flatMap(statusesOf).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('A place in the orders list', () => {
  it.each([
    ['1790000000000-AYL-4K7P2XQ8', true],
    ['0-ABCD', true],
    ['0-ABC', false],
    [`0-A${'B'.repeat(39)}`, true],
    [`0-A${'B'.repeat(40)}`, false],
    [`${'1'.repeat(16)}-ABCD`, false],
    ['-ABCD', false],
    ['0--ABC', false],
    ['0-ABCd', false],
    ['x0-ABCD', false],
    ["0-ABCD'", false],
  ])('%s: %s', (place, isOne) => {
    expect(orderPlacePattern.test(place)).toBe(isOne);
  });
});

describe('The words of a search', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['AYL-4K7P2', ['ayl-4k7p2']],
    [' Улаанбаатар  СӨҮЛ улаанбаатар', ['улаанбаатар', 'сөүл']],
    ['a b c d e f g', ['a', 'b', 'c', 'd', 'e', 'f']],
  ])('%j asks for %j', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms);
  });
});
