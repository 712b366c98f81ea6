import { localDate } from '@aylal/domain/calendar';
import { buildCriteria } from '../../testing/build-search-address.ts';
import { lastSearches } from './last-searches.ts';

const now = new Date('2026-11-21T02:00:00Z');
const on = (day: string) => buildCriteria({ trip_type: 'OW', return_date: undefined, depart_date: localDate(day) });

beforeEach(() => localStorage.clear());

describe('The last flight searches', () => {
  it('come back whole, over several towns too', () => {
    const towns = buildCriteria({ trip_type: 'MT', return_date: undefined, next_trips: 'ICN-ULG-2026-12-22' });
    lastSearches.remember(towns);
    expect(lastSearches.list(now)).toEqual([{ ...towns, return_date: undefined }]);
  });

  it('leave out those whose day is over', () => {
    lastSearches.remember(on('2026-12-01'));
    lastSearches.remember(on('2026-12-05'));
    const later = lastSearches.list(new Date('2026-12-02T02:00:00Z'));
    expect(later.map(({ depart_date }) => depart_date)).toEqual(['2026-12-05']);
  });
});
