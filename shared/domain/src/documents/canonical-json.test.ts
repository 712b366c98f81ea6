import { canonicalJson } from './canonical-json.ts';

describe('The canonical text of a document', () => {
  it.each([
    ['members in any order', { b: 1, a: { d: true, c: null } }, '{"a":{"c":null,"d":true},"b":1}'],
    ['a list in its own order', [2, 1, 'x'], '[2,1,"x"]'],
    ['members without a value', { a: undefined, b: 0 }, '{"b":0}'],
    ['text beyond ASCII', { a: 'Өлгий "1"' }, '{"a":"Өлгий \\"1\\""}'],
  ])('sorts and shortens %s', (_name, value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it.each([
    ['no number', Number.NaN],
    ['infinity', Infinity],
    ['a function', () => 1],
    ['nothing', undefined],
    ['a list with nothing in it', [undefined]],
  ])('refuses %s', (_name, value) => {
    expect(() => canonicalJson(value)).toThrow(/cannot hold (number|function|undefined)/);
  });
});
