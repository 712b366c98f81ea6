import { estimate } from './estimate.ts';

const none = { types: [], lint: [], unit: [], postgres: [], browser: [] };
const texts = new Map([
  ['e2e/src/a.spec.ts', "test('one', () => {});\n  test('two', () => {});\ntest.describe('more', () => {});"],
]);

describe('The estimate of a choice', () => {
  it('counts files, cases of browser tests and their build', () => {
    const chosen = {
      ...none,
      types: ['mf-hotels'],
      unit: ['a.test.ts', 'b.test.ts'],
      browser: ['e2e/src/a.spec.ts:3'],
    };
    expect(estimate(chosen, texts)).toBe('2 unit files, 1 browser specs (2 tests): about 2 min');
  });

  it('says when nothing was chosen', () => {
    expect(estimate(none, texts)).toBe('no tests: about 1 min');
  });
});
