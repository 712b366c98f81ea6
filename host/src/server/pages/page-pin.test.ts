import { readPin, writePin } from './page-pin.ts';

const set = { channel: 'stable', revision: 12, releases: {} };

describe('The pin of a page', () => {
  it.each([
    { channel: 'stable', rollouts: [], written: 'revision=12' },
    { channel: 'stable', rollouts: ['search-2', 'b'], written: 'revision=12&rollouts=search-2,b' },
    { channel: 'partners', rollouts: ['b'], written: 'revision=12&rollouts=b&channel=partners' },
  ])('names the set of the page: $written', ({ channel, rollouts, written }) => {
    expect(writePin({ ...set, channel, rollouts }, false)).toBe(written);
    expect(readPin(Object.fromEntries(new URLSearchParams(written)))).toEqual({ channel, revision: 12, rollouts });
  });

  it("leaves a tester's page to its cookie", () => {
    expect(writePin(set, true)).toBe('');
    expect(readPin({})).toBeNull();
  });

  it.each([
    { revision: '-1' },
    { revision: '1', rollouts: '<a>' },
    { rollouts: 'a' },
    { revision: '1', channel: 'A' },
    { revision: ['1', '2'] },
  ])('is refused when no page wrote it: %j', (query) => {
    expect(() => readPin(query)).toThrow();
  });
});
