import { weekdayOf, localDate } from '@aylal/domain/calendar';
import { cheapDaysSearch, cheapestDay, daysOf } from './cheap-days-search.ts';

const search = cheapDaysSearch('ICN', localDate('2026-11-21'));

describe('cheap days', () => {
  it('are asked for one adult, one way from home, around four weeks ahead', () => {
    expect(search).toMatchObject({ _from: 'UBN', _to: 'ICN', depart_date: '2026-12-19', trip_type: 'OW', adult: 1 });
  });

  it('stand for every day in order, also those without flights', () => {
    const days = daysOf(search, [{ depart_date: localDate('2026-12-14'), adult_fare: 612_000 }]);
    expect(days).toHaveLength(13);
    expect([days[0], days[1]]).toEqual([
      { date: '2026-12-13', price: null },
      { date: '2026-12-14', price: 612_000 },
    ]);
  });

  it('name the first of the cheapest, or none', () => {
    const days = daysOf(search, [
      { depart_date: localDate('2026-12-20'), adult_fare: 612_000 },
      { depart_date: localDate('2026-12-16'), adult_fare: 612_000 },
      { depart_date: localDate('2026-12-15'), adult_fare: 700_000 },
    ]);
    expect(cheapestDay(days)).toEqual({ date: '2026-12-16', price: 612_000 });
    expect(cheapestDay(daysOf(search, []))).toBeUndefined();
  });

  it('know their weekday, Monday first', () => {
    expect([weekdayOf(localDate('2026-12-14')), weekdayOf(localDate('2026-12-20'))]).toEqual([0, 6]);
  });
});
