import { createLastSearches } from './last-searches.ts';

const now = new Date('2026-11-21T02:00:00Z');
const searches = createLastSearches({
  key: 'lastTrialSearch',
  read: (query) => query.get('day') ?? undefined,
  address: (day: string) => `/trial?day=${day}`,
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The last searches of a device', () => {
  it('[PERSIST-01.2] are five at most, newest first, a repeated one in front', () => {
    for (const day of ['1', '2', '3', '4', '5', '6']) searches.remember(day);
    expect(searches.list(now)).toEqual(['6', '5', '4', '3', '2']);
    searches.remember('3');
    expect(searches.list(now)).toEqual(['3', '6', '5', '4', '2']);
  });

  it('can be taken away one by one, and say so to who watches', () => {
    searches.remember('1');
    searches.remember('2');
    const received = jest.fn();
    const stop = searches.watch(received);
    searches.forget('2');
    expect(searches.list(now)).toEqual(['1']);
    expect(received).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('storage'));
    stop();
    searches.forget('1');
    expect(received).toHaveBeenCalledTimes(2);
  });

  it.each(['', 'null', '{', '{"a":1}', '[1,null,{}]', '["x","y=1"]', '"day=1"'])(
    '[GAP-84] [WEB-6] are none when the storage holds %s, and begin again',
    (rubbish) => {
      localStorage.setItem('lastTrialSearch', rubbish);
      expect(searches.list(now)).toEqual([]);
      searches.remember('1');
      expect(searches.list(now)).toEqual(['1']);
    },
  );

  it('[WEB-6] are none when the storage is blocked, and nothing breaks', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    searches.remember('1');
    expect(searches.list(now)).toEqual([]);
  });
});
