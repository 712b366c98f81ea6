import { removeEmptyValues } from './remove-empty-values.ts';

describe('what is sent', () => {
  it('[VALID-23] has no empty values, but keeps 0 and false', () => {
    expect(removeEmptyValues({ a: '', b: null, c: undefined, d: 0, e: false, f: 'x' })).toEqual({
      d: 0,
      e: false,
      f: 'x',
    });
  });
});
