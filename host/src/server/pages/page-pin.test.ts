import { readPin, writePin } from './page-pin.ts';

const set = { channel: 'stable', revision: 12, releases: {} };

describe('The pin of a page', () => {
  it.each([
    { rollouts: [], written: 'revision=12' },
    { rollouts: ['search-2', 'b'], written: 'revision=12&rollouts=search-2,b' },
  ])('names the set of the page: $written', ({ rollouts, written }) => {
    expect(writePin({ ...set, rollouts }, false)).toBe(written);
    expect(readPin(Object.fromEntries(new URLSearchParams(written)))).toEqual({ revision: 12, rollouts });
  });

  it("leaves a tester's page to its cookie", () => {
    expect(writePin(set, true)).toBe('');
    expect(readPin({})).toBeNull();
  });

  it.each([{ revision: '-1' }, { revision: '1', rollouts: '<a>' }, { rollouts: 'a' }, { revision: ['1', '2'] }])(
    'is refused when no page wrote it: %j',
    (query) => {
      expect(() => readPin(query)).toThrow();
    },
  );
});
