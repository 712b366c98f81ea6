import { readFlakyOptions } from './flaky-options.ts';

describe('readFlakyOptions', () => {
  it('takes ten rounds and the seed given', () => {
    expect(readFlakyOptions(['e2e'], 5)).toEqual({ times: 10, seed: 5, rest: ['e2e'] });
  });

  it('reads number of rounds and seed', () => {
    expect(readFlakyOptions(['--times=3', 'e2e', '--seed=42'], 5)).toEqual({ times: 3, seed: 42, rest: ['e2e'] });
  });

  it.each(['--times=0', '--times=many', '--seed='])('refuses %s', (arg) => {
    expect(() => readFlakyOptions([arg], 5)).toThrow(/must be a whole number from 1/);
  });
});
