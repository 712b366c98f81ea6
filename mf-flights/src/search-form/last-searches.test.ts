import { buildCriteria } from '../testing/build-search-address.ts';
import { forgetSearch, lastSearches, rememberSearch } from './last-searches.ts';

const now = new Date('2026-11-21T02:00:00Z');
const on = (depart_date: string) => buildCriteria({ trip_type: 'OW', return_date: undefined, depart_date });
const days = (at = now) => lastSearches(at).map(({ depart_date }) => depart_date);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The last searches of a device', () => {
  it('[PERSIST-01] are five at most, newest first, a repeated one in front', () => {
    for (const day of ['01', '02', '03', '04', '05', '06']) rememberSearch(on(`2026-12-${day}`));
    expect(days()).toEqual(['2026-12-06', '2026-12-05', '2026-12-04', '2026-12-03', '2026-12-02']);
    rememberSearch(on('2026-12-03'));
    expect(days()).toEqual(['2026-12-03', '2026-12-06', '2026-12-05', '2026-12-04', '2026-12-02']);
  });

  it('come back whole, over several towns too', () => {
    const towns = buildCriteria({ trip_type: 'MT', return_date: undefined, next_trips: 'ICN-ULG-2026-12-22' });
    rememberSearch(towns);
    expect(lastSearches(now)).toEqual([{ ...towns, return_date: undefined }]);
  });

  it('leave out those whose day is over', () => {
    rememberSearch(on('2026-12-01'));
    rememberSearch(on('2026-12-05'));
    expect(days(new Date('2026-12-02T02:00:00Z'))).toEqual(['2026-12-05']);
  });

  it('can be taken away one by one', () => {
    rememberSearch(on('2026-12-01'));
    rememberSearch(on('2026-12-02'));
    forgetSearch(on('2026-12-02'));
    expect(days()).toEqual(['2026-12-01']);
  });

  it.each(['', 'null', '{', '{"a":1}', '[1,null,{}]', '["x","_from=1"]', '"_from=UBN"'])(
    '[GAP-84] [WEB-6] are none when the storage holds %s, and begin anew',
    (rubbish) => {
      localStorage.setItem('lastFlightSearch', rubbish);
      expect(lastSearches(now)).toEqual([]);
      rememberSearch(on('2026-12-01'));
      expect(days()).toEqual(['2026-12-01']);
    },
  );

  it('[WEB-6] are none when the storage is blocked, and nothing breaks', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    rememberSearch(on('2026-12-01'));
    expect(lastSearches(now)).toEqual([]);
  });
});
